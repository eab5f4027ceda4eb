import type { Content, ResumeReading } from '../../content/content.ts';
import type { Problem } from '../../content/problems.ts';
import { offeredLanguages, sourceLanguage, tagOf } from '../../i18n/languages.ts';
import { textsOf } from '../../pages/resume/outline.ts';
import { plainResumeAddress, qrAddress, resumeAddress } from '../../pages/resume/resume-files.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import { makeContactCard } from './contact-card.ts';
import { makeWordFile } from './docx.ts';
import { makeJsonResume } from './json-resume.ts';
import { makePdfs } from './pdf.ts';
import { makePlainText } from './plain-text.ts';
import { checkReading } from './reading/check-reading.ts';
import { readResume } from './resume-source.ts';
import { describeMissingPdfs, describeReadings, findWarnings } from './warnings.ts';

export interface Resumes {
  files: Map<string, string | Buffer>;
  readings: Record<string, ResumeReading>;
  /** Warnings about what the build adjusted. */
  warnings: Problem[];
}

/**
 * Makes the files of the resume in every offered language, and reads each PDF as programs do.
 * @throws ContentError if no font has a character, Error if a PDF is not read completely and in order
 */
export async function makeResumes(root: string, content: Content, day: string): Promise<Resumes> {
  const made: Resumes = { files: new Map(), readings: {}, warnings: [] };
  if (!siteMapOf(content).find({ page: 'resume' })) return made;
  const sources = await Promise.all(offeredLanguages.map(({ code }) => readResume(content, code)));
  const { pdfs, unprinted, substitutes } = await makePdfs(root, sources);
  for (const [index, one] of sources.entries()) {
    const { language } = one.source;
    const pdf = pdfs[index];
    const address = resumeAddress('pdf', language);
    if (pdf) {
      made.readings[language] = await checkReading(address, pdf, textsOf(one.outline), { tag: tagOf(language), day });
      made.files.set(address, pdf);
      if (language === sourceLanguage) made.files.set(plainResumeAddress, pdf);
    }
    made.files.set(resumeAddress('docx', language), await makeWordFile(one));
    made.files.set(resumeAddress('json', language), `${JSON.stringify(makeJsonResume(one.source), null, 2)}\n`);
    made.files.set(resumeAddress('card', language), makeContactCard(one));
    made.files.set(resumeAddress('text', language), makePlainText(one));
    made.files.set(qrAddress(language), one.qr);
  }
  made.warnings = [
    ...findWarnings(root, sources, substitutes),
    ...describeReadings(made.readings),
    ...describeMissingPdfs(unprinted),
  ];
  return made;
}
