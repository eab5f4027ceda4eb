import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTranslate } from '../../src/i18n/translate.ts';
import { resumeData } from '../../src/pages/resume/resume-data.ts';
import { resumeAddress } from '../../src/pages/resume/resume-files.ts';
import { localize, paths } from '../../src/site/addresses.ts';
import { awake, expect, test } from '../support/fixtures.ts';
import { pdfPages, pdfText, plain } from '../support/pdf-text.ts';
import { content, languages } from '../support/site-map.ts';

/** What the resume says in a language. */
const resumeIn = (language: string) =>
  resumeData({ content, language, t: makeTranslate(language, content.dictionaries[language] ?? {}) });

/** Names, dates and tasks of all jobs. */
const careerIn = (language: string) =>
  resumeIn(language).jobs.flatMap(({ position, company, start, end, responsibilities }) => [
    position,
    company,
    start.text,
    ...(end ? [end.text] : []),
    ...responsibilities,
  ]);

test('the page tells what decides, on one sheet', async ({ page }) => {
  await page.goto(paths.resume());
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Durban Dev');
  for (const fact of [
    'Durban, South Africa',
    'UTC+2 · Africa/Johannesburg',
    'English (working language)',
    'By arrangement',
  ])
    await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Strongest projects' }).getByRole('heading', { level: 3 })).toHaveCount(
    3,
  );
  await expect(main.getByRole('region', { name: 'Career' }).getByRole('heading', { level: 3 })).toHaveText([
    'Fullstack developer',
    'Fitter',
  ]);
  await expect(main.getByRole('region', { name: 'Skills' }).getByRole('listitem')).toHaveCount(24);
  await expect(main.getByRole('region', { name: 'Skills' }).getByRole('listitem').first()).toHaveText('TypeScript 11');
  await expect(main.getByRole('region', { name: 'Education' })).toContainText('Jan 2021 – Nov 2022');
  await expect(main.getByRole('img', { name: 'QR code: leads to https://portfolio.example/' })).toBeVisible();
  await expect(main).not.toContainText('undefined');
});

test('its files are saved under plain names', async ({ page }) => {
  await page.goto('/de/resume');
  await awake(page);
  for (const [label, name] of [
    ['PDF', 'resume.pdf'],
    ['Reiner Text', 'resume.txt'],
    ['Kontaktkarte', 'contact.vcf'],
    ['JSON Resume', 'resume.json'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

test('its files say what they are', async ({ request }) => {
  for (const [file, type] of [
    ['pdf', 'application/pdf'],
    ['json', 'application/json'],
    ['card', 'text/vcard; charset=utf-8'],
    ['text', 'text/plain; charset=utf-8'],
  ] as const) {
    const answer = await request.get(resumeAddress(file, 'zu'));
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
  }
});

test('contact, career, footer and search lead to it', async ({ page }) => {
  for (const path of [paths.contact(), paths.career()]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Read the resume on one page' })).toHaveAttribute(
      'href',
      '/resume',
    );
  }
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'resume', exact: true })).toHaveAttribute(
    'href',
    '/resume',
  );
  await awake(page);
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await page.getByRole('combobox').fill('resume');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resume');
});

for (const language of languages) {
  test(`the page in ${language} prints to one A4 page with everything on it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(localize(paths.resume(), language));
    // As the print dialog does it, with and without background colours.
    for (const printBackground of [true, false]) {
      const pdf = await page.pdf({ format: 'A4', printBackground, preferCSSPageSize: true });
      expect(pdfPages(pdf)).toBe(1);
      const text = pdfText(pdf);
      for (const one of text === undefined ? [] : careerIn(language)) expect(text).toContain(plain(one));
    }
  });

  test(`resume.pdf in ${language} is small, tagged, one page, and has every job with its dates`, () => {
    const pdf = readFileSync(join(import.meta.dirname, '../dist', resumeAddress('pdf', language)));
    const structure = pdf.toString('latin1');
    expect(pdf.length).toBeLessThan(80_000);
    expect(pdfPages(pdf)).toBe(1);
    expect(structure).toContain(`/Lang (${language})`);
    expect(structure).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    expect(structure).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(structure).toContain('Durban Dev');
    const text = pdfText(pdf);
    if (text === undefined) return;
    for (const one of careerIn(language)) expect(text).toContain(plain(one));
    // Reading order: who, where, work, the first job before the second, school.
    const { name, place, jobs, education } = resumeIn(language);
    const order = [
      name,
      place,
      ...jobs.map(({ responsibilities }) => responsibilities[0] ?? ''),
      education[0]?.title ?? '',
    ];
    const places = order.map((one) => text.indexOf(plain(one)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
}
