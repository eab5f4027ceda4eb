import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read-content.ts';
import type { Job, TextKey } from '../../src/content/schemas.ts';
import { pdfPages, pdfText, plain } from '../../tests/support/pdf-text.ts';
import { makePdfs } from './pdf.ts';
import { readResume } from './resume-source.ts';

const root = join(import.meta.dirname, '../..');
const content = await readContent(root);

/** The English PDF of the content with some of it changed. */
async function pdfOf(changes: Partial<Content> = {}, texts: Record<string, string> = {}): Promise<Buffer> {
  const dictionaries = { ...content.dictionaries, en: { ...content.dictionaries.en, ...texts } };
  const [pdf = Buffer.alloc(0)] = await makePdfs(root, [
    await readResume({ ...content, ...changes, dictionaries }, 'en'),
  ]);
  return pdf;
}

const job = (changes: Partial<Job>): Job => ({ ...(content.career[0] as Job), ...changes });

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
  for (const font of fonts ?? []) expect(font).toMatch(/\+BricolageGrotesque/);
});

test('a job that lasts, without place, description and tasks, and no school', async () => {
  const { location: _place, description: _text, ...bare } = job({ end: null, start: '2019', responsibilities: [] });
  const pdf = await pdfOf({ career: [bare], profile: { ...content.profile, education: [] } });
  expect(pdfPages(pdf)).toBe(1);
  expectInOrder(pdf, ['Career', 'Fullstack developer', 'Software studio · 2019 – present', 'Skills']);
  expect(pdfText(pdf) ?? '').not.toContain('Education');
});

test('30 jobs take more pages, and all of them are there', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
  const texts = Object.fromEntries(numbers.map((number) => [`job_${number}_company`, `Employer number ${number} Ltd`]));
  const career = numbers.map((number) => job({ company: `job_${number}_company` as TextKey }));
  const pdf = await pdfOf({ career }, texts);
  expect(pdfPages(pdf)).toBeGreaterThan(3);
  expectInOrder(
    pdf,
    numbers.flatMap((number) => [`Employer number ${number} Ltd`, 'Review code, explain choices']),
  );
});

test('a very long company name stays whole', async () => {
  const long = `${'Südafrikanische Gesellschaft für Inneneinrichtung und Ladenbau '.repeat(4)}Ltd`;
  const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const pdf = await pdfOf({}, { job_1_company: long, job_2_company: unbroken });
  expect(pdfPages(pdf)).toBe(1);
  expectInOrder(pdf, [long, 'Jan 2023 – present', unbroken, 'Jan 2016 – Dec 2022']);
});

test('letters of the further Latin alphabets are printed', async () => {
  const name = 'Łukasz Śmiłowski-Nguyễn Škvorecký';
  const pdf = await pdfOf({ site: { ...content.site, name } });
  expectInOrder(pdf, [name]);
});

test('a character that the font lacks is reported with its place, and nothing is printed', async () => {
  const site = { ...content.site, name: 'Durban 開発' };
  await expect(pdfOf({ site })).rejects.toThrow(
    /content\/site\.ts:\d+:\d+ name: the font of the resume has no “開” \(U\+958B\), “発”/,
  );
});

test('so is one in a dictionary', async () => {
  const emoji = { banner_job_title: 'Developer 🛠' };
  await expect(pdfOf({}, emoji)).rejects.toThrow(
    /content\/locales\/en\.json:\d+ banner_job_title: the font of the resume has no “🛠” \(U\+1F6E0\)/u,
  );
});
