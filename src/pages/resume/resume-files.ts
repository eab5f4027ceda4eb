/** The files of a language's resume, as the build writes them. */
export type ResumeFile = keyof typeof files;

const files = {
  pdf: { address: (language: string) => `/resume-${language}.pdf`, savedAs: 'resume.pdf' },
  json: { address: (language: string) => `/resume-${language}.json`, savedAs: 'resume.json' },
  card: { address: (language: string) => `/contact-${language}.vcf`, savedAs: 'contact.vcf' },
  text: { address: (language: string) => `/resume-${language}.txt`, savedAs: 'resume.txt' },
} as const;

/** Address of a resume's file in a language. */
export const resumeAddress = (file: ResumeFile, language: string): string => files[file].address(language);

/** The name under which a visitor saves it: the same in every language. */
export const resumeName = (file: ResumeFile): string => files[file].savedAs;

/** Address of the picture with the QR code that leads to the site in a language. */
export const qrAddress = (language: string): string => `/resume-qr-${language}.svg`;
