import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResume } from '../../engine/build/resume/resume-source.ts';
import { escapeRegExp } from '../../engine/content/escape-regexp.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { tagOf } from '../../engine/i18n/languages.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { textsOf } from '../../engine/pages/resume/outline.ts';
import { makeData } from '../../engine/pages/resume/resume-data.ts';
import { resumeAddress } from '../../engine/pages/resume/resume-files.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { pdfPages, pdfText, plain } from '../support/pdf-text.ts';
import { content, languages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { foreign } from '../support/visitor.ts';

const resume = pageAddress({ page: 'resume' }, 'en');

const resumeIn = (language: string) => makeData(sourceOf(content, language));

const careerIn = (language: string) =>
  resumeIn(language).jobs.flatMap(({ position, company, start, end, responsibilities }) => [
    position,
    company,
    ...(start ? [start.text] : []),
    ...(end ? [end.text] : []),
    ...responsibilities,
  ]);

test('the page has the most important facts, on one sheet', async ({ page }) => {
  const { name, position, since = '', summary = '', facts, email, projects, jobs, skills, qr } = resumeIn('en');
  expect(facts.length).toBeGreaterThan(5);
  await page.goto(resume);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main.getByRole('banner').or(main.locator('header'))).toContainText(`${position} · ${since}`);
  await expect(main.getByText(summary, { exact: true })).toBeVisible();
  for (const fact of [...facts.flatMap(({ texts }) => texts), email])
    await expect(main.getByRole('definition').filter({ hasText: fact }).first(), fact).toBeVisible();
  const part = (title: string) => main.getByRole('region', { name: title, exact: true });
  await expect(part(text('resume_projects')).getByRole('heading', { level: 3 })).toHaveText(
    projects.map(({ title }) => title),
  );
  await expect(part(text('resume_heading_career')).getByRole('heading', { level: 3 })).toHaveText(
    jobs.map(({ position }) => position),
  );
  for (const task of careerIn('en')) await expect(part(text('resume_heading_career')), task).toContainText(task);
  for (const { title, names } of skills)
    await expect(part(text('resume_heading_skills'))).toContainText(`${title} ${names.join(', ')}`.trim());
  await expect(main.getByRole('img', { name: qr.alt })).toBeVisible();
  await expect(main).not.toContainText(/undefined|null|NaN/);
});

test('its files are saved under plain names', async ({ page }) => {
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

test('its files say what they are', async ({ request }) => {
  for (const [file, type] of [
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['json', 'application/json'],
    ['card', 'text/vcard; charset=utf-8'],
    ['text', 'text/plain; charset=utf-8'],
  ] as const) {
    const answer = await request.get(resumeAddress(file, foreign));
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
  }
});

for (const from of ['contact', 'career'] as const) {
  test(`${from} leads to it`, async ({ page }) => {
    await page.goto(pageAddress({ page: from }, 'en'));
    await page
      .getByRole('main')
      .getByRole('link', { name: text('resume_link') })
      .click();
    await expect(page).toHaveURL(resume);
  });
}

test('the footer and the search lead to it', async ({ page }) => {
  await page.goto(pageAddress({ page: 'skills' }, 'en'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('nav_link_resume'), exact: true })
    .click();
  await expect(page).toHaveURL(resume);
  await page.goto(pageAddress({ page: 'skills' }, 'en'));
  await ready(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(text('nav_link_resume'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(resume);
});

/** What print has to contain: the outline of the files, piece by piece. */
const outlineIn = async (language: string) => {
  const { outline } = await readResume(content, language);
  // Without separators: lists of skills or facts are joined differently on the page.
  return textsOf(outline)
    .flatMap((text) => text.split(/: | · |, /))
    .map((text) => plain(text).trim());
};

/** A text that no letter joins: programs would read both as one word. */
const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(text)}(?![\\p{L}\\p{N}])`, 'u');

for (const [index, language] of languages.entries()) {
  for (const format of share(['A4', 'Letter'] as const, index, 2)) {
    test(`the page in ${language} prints to one page of ${format} with what the PDF says, in its order`, async ({
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

  test(`resume.pdf in ${language} is small, tagged, one page, and is read whole`, () => {
    const pdf = readFileSync(join(siteRoot, 'dist', resumeAddress('pdf', language)));
    const structure = pdf.toString('latin1');
    expect(pdf.length).toBeLessThan(80_000);
    expect(pdfPages(pdf)).toBe(1);
    expect(structure).toContain(`/Lang (${tagOf(language)})`);
    expect(structure).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    expect(structure).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test(`the page in ${language} shows what a machine reads`, async ({ page }) => {
    await page.goto(pageAddress({ page: 'resume' }, language));
    const reading = page.getByRole('main').locator('details details');
    await expect(reading).toBeHidden();
    await page.getByText(text('resume_other_formats', {}, language)).click();
    await expect(reading.locator('pre')).toBeHidden();
    await reading.getByText(text('resume_reading_title', {}, language)).click();
    await expect(reading.locator('pre')).toBeVisible();
    await expect(reading).toContainText('pdf.js');
    await expect(reading.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    const read = plain(String(await reading.locator('pre').textContent()));
    for (const one of await outlineIn(language)) expect(read).toContain(one);
  });
}
