import { readResume } from '../../engine/build/resume/resume-source.ts';
import { escapeRegExp } from '../../engine/content/escape-regexp.ts';
import { textsOf } from '../../engine/pages/resume/outline.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { pdfPages, pdfText, plain } from '../support/pdf-text.ts';
import { content, languages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { foreign } from '../support/visitor.ts';

test('the translated resume page downloads its files under plain names such as resume.pdf', async ({ page }) => {
  await page.goto(pageAddress({ page: 'resume' }, foreign));
  await ready(page);
  const others = page.getByRole('main').getByText(text('resume_other_formats', {}, foreign));
  // One visible download; the others are behind a control.
  await expect(page.getByRole('main').locator('a[download]').filter({ visible: true })).toHaveCount(1);
  for (const [label, name] of [
    ['resume_file_pdf', 'resume.pdf'],
    ['resume_file_docx', 'resume.docx'],
    ['resume_file_text', 'resume.txt'],
    ['resume_file_card', 'contact.vcf'],
    ['resume_file_json', 'resume.json'],
  ] as const) {
    if (label === 'resume_file_docx') await others.click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('main')
      .getByRole('link', { name: text(label, {}, foreign), exact: true })
      .click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

/** The texts that a print must contain, in order: the outline of the resume files. */
const outlineIn = async (language: string) => {
  const { outline } = await readResume(content, language);
  // Without separators: lists of skills or facts are joined differently on the page.
  return textsOf(outline)
    .flatMap((text) => text.split(/: | · |, /))
    .map((text) => plain(text).trim());
};

/** Matches a text with no letter or digit next to it: programs would read both as one word. */
const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(text)}(?![\\p{L}\\p{N}])`, 'u');

for (const [index, language] of languages.entries()) {
  for (const format of share(['A4', 'Letter'] as const, index, 2)) {
    test(`the resume page in ${language} prints on one ${format} page with the texts of the PDF, in its order`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(pageAddress({ page: 'resume' }, language));
      // The print styles are loaded with the page’s script.
      await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]')?.sheet);
      // As in the print dialog, with and without background colours.
      for (const printBackground of [true, false]) {
        const pdf = await page.pdf({ format, printBackground, margin: { top: '9mm', bottom: '9mm' } });
        expect(pdfPages(pdf)).toBe(1);
        let printed = pdfText(pdf);
        for (const one of printed === undefined ? [] : await outlineIn(language)) {
          const word = wholeWord(one);
          expect(printed).toMatch(word);
          printed = printed?.slice((word.exec(printed)?.index ?? 0) + one.length);
        }
      }
    });
  }
}
