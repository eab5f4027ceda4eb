import { checkReading, languages, makePdfs, readContent, readResume, siteRoot, textsOf } from 'fitout/test';
import { expect, test } from 'vitest';
import { pdfPages } from '../../tests/support/pdf-text.ts';

// The contact page promises a PDF on one page, in each language, offered or not.

const content = await readContent(siteRoot);
const sources = await Promise.all(languages.map(({ code }) => readResume(content, code)));
const { pdfs } = await makePdfs(siteRoot, sources);

test.each(languages.map(({ code, tag }, index) => ({ code, tag, index })))(
  'the resume in $code is one page, and its text can be extracted completely and in order',
  async ({ code, tag, index }) => {
    const [pdf, source] = [pdfs[index], sources[index]];
    if (!pdf || !source) throw new Error(`no resume in ${code}`);
    expect(pdfPages(pdf)).toBe(1);
    const { whole, sentences } = await checkReading(code, pdf, textsOf(source.outline), { tag, day: '2025-06-01' });
    expect(whole).toBe(sentences);
  },
);
