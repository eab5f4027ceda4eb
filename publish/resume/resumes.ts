import type { Content } from '../../src/content/content.ts';
import { offeredLanguages } from '../../src/i18n/languages.ts';
import { qrAddress, resumeAddress } from '../../src/pages/resume/resume-files.ts';
import { siteMapOf } from '../../src/site/site-map.ts';
import { contactCard } from './contact-card.ts';
import { jsonResume } from './json-resume.ts';
import { makePdfs } from './pdf.ts';
import { plainText } from './plain-text.ts';
import { readResume } from './resume-source.ts';

/**
 * Makes the files of the resume in every offered language: PDF, JSON Resume, contact card, plain text, QR code; none where the site has no resume.
 * @param root the project's folder, for messages
 * @returns each file by its address
 * @throws ContentError where the font lacks a character of the texts
 */
export async function makeResumes(root: string, content: Content): Promise<Map<string, string | Buffer>> {
  if (!siteMapOf(content).find({ page: 'resume' })) return new Map();
  const sources = await Promise.all(offeredLanguages.map(({ code }) => readResume(content, code)));
  const pdfs = await makePdfs(root, sources);
  const files = new Map<string, string | Buffer>();
  for (const [index, one] of sources.entries()) {
    const { language } = one.source;
    files.set(resumeAddress('pdf', language), pdfs[index] ?? '');
    files.set(resumeAddress('json', language), `${JSON.stringify(jsonResume(one.source), null, 2)}\n`);
    files.set(resumeAddress('card', language), contactCard(one));
    files.set(resumeAddress('text', language), plainText(one));
    files.set(qrAddress(language), one.qr);
  }
  return files;
}
