import { expect, test } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read-content.ts';
import type { Job, Profile, TextKey } from '../../src/content/schemas.ts';
import { siteRoot } from '../../src/content/site-root.ts';
import { theme } from '../../src/content/theme/theme.ts';
import { pdfPages, pdfText, plain } from '../../tests/support/pdf-text.ts';
import { fontOf } from '../fonts/font-names.ts';
import { makePdfs } from './pdf.ts';
import { readResume } from './resume-source.ts';

const content = await readContent(siteRoot);
const word = (key: string) => content.dictionaries.en?.[key] ?? '';

/** The English PDF of the content with some of it changed. */
async function pdfOf(changes: Partial<Content> = {}, texts: Record<string, string> = {}): Promise<Buffer> {
  const dictionaries = { ...content.dictionaries, en: { ...content.dictionaries.en, ...texts } };
  const [pdf = Buffer.alloc(0)] = await makePdfs(siteRoot, [
    await readResume({ ...content, ...changes, dictionaries }, 'en'),
  ]);
  return pdf;
}

const job = (changes: Partial<Job>): Job => ({ ...(content.career[0] as Job), ...changes });

type Education = Profile['education'][number];

/** Expects texts to stand in a PDF, one after the other. */
function expectInOrder(pdf: Buffer, texts: readonly string[]): void {
  const text = pdfText(pdf);
  if (text === undefined) return;
  let from = 0;
  for (const one of texts) {
    const at = text.indexOf(plain(one), from);
    expect(at, one).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}

test('two builds make the same bytes', async () => {
  expect((await pdfOf()).equals(await pdfOf())).toBe(true);
});

test('the only font is the site’s', async () => {
  const fonts = (await pdfOf()).toString('latin1').match(/\/FontName \/\S+/g);
  expect(fonts?.length).toBeGreaterThan(0);
  const { family } = fontOf(theme.font);
  for (const font of fonts ?? []) expect(font).toContain(`+${family.replaceAll(' ', '')}`);
});

test('a job that lasts, without place, description and tasks, and no school', async () => {
  const { location: _place, description: _text, ...bare } = job({ end: null, start: '2019', responsibilities: [] });
  const pdf = await pdfOf({ career: [bare], profile: { ...content.profile, education: [] } });
  expect(pdfPages(pdf)).toBe(1);
  const { position, company } = bare;
  const where = `${word(company)} · 2019 – ${word('present')}`;
  expectInOrder(pdf, [word('career_title'), word(position), where, word('skills_title')]);
  expect(pdfText(pdf) ?? '').not.toContain(word('about_education_title'));
});

test('a school of which only the end is known', async () => {
  const school = { title: 'school', place: 'school_place', start: null, end: '2003-06' } as unknown as Education;
  const pdf = await pdfOf(
    { profile: { ...content.profile, education: [school] } },
    { school: 'Weaving, by hand', school_place: 'Evening school' },
  );
  expectInOrder(pdf, [word('about_education_title'), 'Weaving, by hand', 'Evening school', 'Jun 2003']);
});

test('30 jobs take more pages, and all of them are there', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
  const texts = Object.fromEntries(numbers.map((number) => [`job_${number}_company`, `Employer number ${number} Ltd`]));
  const career = numbers.map((number) => job({ company: `job_${number}_company` as TextKey }));
  const pdf = await pdfOf({ career }, texts);
  expect(pdfPages(pdf)).toBeGreaterThan(3);
  expectInOrder(
    pdf,
    numbers.flatMap((number) => [`Employer number ${number} Ltd`, word('job_1_task_1'), word('job_1_task_2')]),
  );
});

test('a very long company name stays whole', async () => {
  const long = `${'Südafrikanische Gesellschaft für Inneneinrichtung und Ladenbau '.repeat(4)}Ltd`;
  const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const pdf = await pdfOf({}, { job_1_company: long, job_2_company: unbroken });
  expect(pdfPages(pdf)).toBe(1);
  expectInOrder(pdf, [long, `Feb 2020 – ${word('present')}`, unbroken, 'Nov 2018 – Jan 2020']);
});

test('letters of the further Latin alphabets are printed', async () => {
  const name = 'Łukasz Śmiłowski-Nguyễn Škvorecký';
  const pdf = await pdfOf({ site: { ...content.site, name } });
  expectInOrder(pdf, [name]);
});

test('emoji are left out, and what is typed as a sign is not', async () => {
  const site = { ...content.site, name: 'Ada 🧵 Lö 👩🏽‍💻🛠' };
  expectInOrder(await pdfOf({ site }, { job_1_company: '© Looms™ 🎉' }), ['Ada Lö', '© Looms™,']);
});

test('a character that the font lacks is reported with its place, and nothing is printed', async () => {
  const site = { ...content.site, name: 'Name 開発' };
  await expect(pdfOf({ site })).rejects.toThrow(
    /content\/site\.yaml:\d+:\d+ name: the font of the resume has no “開” \(U\+958B\), “発”/,
  );
});

test('so is one in a dictionary', async () => {
  const sign = { banner_job_title: 'Developer 開' };
  await expect(pdfOf({}, sign)).rejects.toThrow(
    /content\/words\/en\.yaml:\d+ banner_job_title: the font of the resume has no “開” \(U\+958B\)/,
  );
});
