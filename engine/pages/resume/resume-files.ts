import type { Content } from '../../content/content.ts';
import type { SitePath } from '../../routes/addresses.ts';

export type ResumeFile = keyof typeof files;

const files = {
  pdf: { address: (language: string): SitePath => `/resume-${language}.pdf`, savedAs: 'resume.pdf' },
  docx: { address: (language: string): SitePath => `/resume-${language}.docx`, savedAs: 'resume.docx' },
  json: { address: (language: string): SitePath => `/resume-${language}.json`, savedAs: 'resume.json' },
  card: { address: (language: string): SitePath => `/contact-${language}.vcf`, savedAs: 'contact.vcf' },
  text: { address: (language: string): SitePath => `/resume-${language}.txt`, savedAs: 'resume.txt' },
} as const;

/** Path of a file of the resume in a language. */
export const resumeAddress = (file: ResumeFile, language: string): SitePath => files[file].address(language);

/** The file that visitors are offered first: the PDF, or the Word file if no font has the letters for a PDF. */
export const firstFile = ({ resumeReadings }: Pick<Content, 'resumeReadings'>, language: string): 'pdf' | 'docx' =>
  resumeReadings && !(language in resumeReadings) ? 'docx' : 'pdf';

/** A second address of the default language’s PDF, because people guess it. */
export const plainResumeAddress: SitePath = '/resume.pdf';

/** The file name for visitors, the same in every language. */
export const resumeName = (file: ResumeFile): string => files[file].savedAs;

/** Path of the QR code with the site’s address in a language. */
export const qrAddress = (language: string): SitePath => `/resume-qr-${language}.svg`;
