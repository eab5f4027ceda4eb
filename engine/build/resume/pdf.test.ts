import { expect, test } from 'vitest';
import { pdfPages, pdfText, plain } from '../../../tests/support/pdf-text.ts';
import type { Content } from '../../content/content.ts';
import { readContent } from '../../content/read-content.ts';
import type { Job, Profile, TextKey } from '../../content/schemas.ts';
import { siteRoot } from '../../content/site-root.ts';
import { theme } from '../../content/theme/theme.ts';
import { sourceOf } from '../../pages/page-source.ts';
import { keyFactsOf } from '../../pages/resume/key-facts.ts';
import { firstFile } from '../../pages/resume/resume-files.ts';
import { fontOf } from '../fonts/font-names.ts';
import { makePdfs } from './pdf.ts';
import { readResume } from './resume-source.ts';
import { describeMissingPdfs } from './warnings.ts';

const content = await readContent(siteRoot);
const word = (key: string) => content.dictionaries.en?.[key] ?? '';

async function pdfOf(changes: Partial<Content> = {}, texts: Record<string, string> = {}): Promise<Buffer> {
  const dictionaries = { ...content.dictionaries, en: { ...content.dictionaries.en, ...texts } };
  const { pdfs } = await makePdfs(siteRoot, [await readResume({ ...content, ...changes, dictionaries }, 'en')]);
  return pdfs[0] ?? Buffer.alloc(0);
}

const job = (changes: Partial<Job>): Job => ({ ...(content.career[0] as Job), ...changes });

type Education = Profile['education'][number];

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

test('two builds of the PDF give the same bytes', async () => {
  expect((await pdfOf()).equals(await pdfOf())).toBe(true);
});

test('the PDF has only the site’s font', async () => {
  const fonts = (await pdfOf()).toString('latin1').match(/\/FontName \/\S+/g);
  expect(fonts?.length).toBeGreaterThan(0);
  const { family } = fontOf(theme.font);
  for (const font of fonts ?? []) expect(font).toContain(`+${family.replaceAll(' ', '')}`);
});

interface StructureNode {
  role: string;
  children: (StructureNode | object)[];
}

const rolesIn = (node: StructureNode): string[] => [
  ...(['Root', 'Document', 'Div', 'Span'].includes(node.role) ? [] : [node.role]),
  ...node.children.flatMap((child) => ('role' in child ? rolesIn(child) : [])),
];

test('the PDF is tagged: headings, paragraphs, lists, links, and pictures with alternative texts', async () => {
  const { getDocument } = await import('unpdf/pdfjs');
  const task = getDocument({ data: new Uint8Array(await pdfOf()), verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(1);
  const tree = await page.getStructTree();
  const facts = keyFactsOf(sourceOf(content, 'en')).map(() => 'P');
  expect(rolesIn(tree).slice(0, 7 + facts.length)).toEqual([
    'H1',
    'P',
    'Figure',
    'Figure',
    ...facts,
    'P',
    'Link',
    'Link',
  ]);
  expect(rolesIn(tree).filter((role) => role.startsWith('H'))).toEqual([
    'H1',
    'H2',
    'H2',
    'H3',
    'H3',
    'H3',
    'H2',
    'H3',
    'H3',
    'H2',
  ]);
  expect(rolesIn(tree).join(' ')).toContain('L LI Lbl LBody P LI Lbl LBody P');
  expect(JSON.stringify(tree)).toContain(`"alt":"${word('picture_jpg')}"`);
  const { site } = content;
  const urls = (await page.getAnnotations()).map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining([`mailto:${site.email}`, ...site.socials.map(({ url }) => url)]));
  expect((await pdfOf()).toString('latin1')).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
  await task.destroy();
});

test('every font in the PDF maps its glyphs to characters', async () => {
  const structure = (await pdfOf()).toString('latin1');
  const count = (name: RegExp) => structure.match(name)?.length ?? 0;
  expect(count(/\/Subtype \/Type0/g)).toBeGreaterThan(0);
  expect(count(/\/ToUnicode /g)).toBe(count(/\/Subtype \/Type0/g));
});

test('a current job without place, description and tasks is printed, and no heading for education', async () => {
  const { location: _place, description: _text, ...bare } = job({ end: null, start: '2019', responsibilities: [] });
  const pdf = await pdfOf({ career: [bare], profile: { ...content.profile, education: [] } });
  expect(pdfPages(pdf)).toBe(1);
  const { position, company } = bare;
  const where = `${word(company)} · 2019 – ${word('present')}`;
  expectInOrder(pdf, [word('resume_heading_career'), word(position), where, word('resume_heading_skills')]);
  expect(pdfText(pdf) ?? '').not.toContain(word('resume_heading_education'));
});

test('a school with only an end date is printed', async () => {
  const school = { title: 'school', place: 'school_place', start: null, end: '2003-06' } as unknown as Education;
  const pdf = await pdfOf(
    { profile: { ...content.profile, education: [school] } },
    { school: 'Weaving, by hand', school_place: 'Evening school' },
  );
  expectInOrder(pdf, [word('resume_heading_education'), 'Weaving, by hand', 'Evening school', '06/2003']);
});

test('30 jobs fill several pages, and every job is printed in order', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
  const texts = Object.fromEntries(numbers.map((number) => [`job_${number}_company`, `Employer number ${number} Ltd`]));
  const career = numbers.map((number) => job({ company: `job_${number}_company` as TextKey }));
  const pdf = await pdfOf({ career }, texts);
  expect(pdfPages(pdf)).toBeGreaterThan(2);
  expectInOrder(
    pdf,
    numbers.flatMap((number) => [`Employer number ${number} Ltd`, word('job_1_task_1'), word('job_1_task_2')]),
  );
});

test('a very long company name is printed completely', async () => {
  const long = `${'Südafrikanische Gesellschaft für Inneneinrichtung und Ladenbau '.repeat(4)}Ltd`;
  const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const pdf = await pdfOf({}, { job_1_company: long, job_2_company: unbroken });
  expect(pdfPages(pdf)).toBe(1);
  expectInOrder(pdf, [long, `02/2020 – ${word('present')}`, unbroken, '11/2018 – 01/2020']);
});

test('letters of extended Latin alphabets are printed', async () => {
  const name = 'Łukasz Śmiłowski-Nguyễn Škvorecký';
  const pdf = await pdfOf({ site: { ...content.site, name } });
  expectInOrder(pdf, [name]);
});

test('emoji are left out, and signs such as © and ™ are printed', async () => {
  const site = { ...content.site, name: 'Ada 🧵 Lö 👩🏽‍💻🛠' };
  expectInOrder(await pdfOf({ site }, { job_1_company: '© Looms™ 🎉' }), ['Ada Lö', '© Looms™,']);
});

test('a character that no font has is reported with its location, and no PDF is made', async () => {
  const site = { ...content.site, name: 'Name 開発' };
  await expect(pdfOf({ site })).rejects.toThrow(
    /site\.yaml:\d+:\d+ name: the font of the resume has no “開” \(U\+958B\), “発”/,
  );
});

test('a character in a dictionary that no font has is reported with its line', async () => {
  const sign = { banner_job_title: 'Developer 開' };
  await expect(pdfOf({}, sign)).rejects.toThrow(
    /words\/en\.yaml:\d+ banner_job_title: the font of the resume has no “開” \(U\+958B\)/,
  );
});

test('a resume in a script that no font has is left out, and the others are printed', async () => {
  const text = '京都を拠点に決済サービスの設計と運用を十年続けてきました。';
  const [one, other] = [await readResume(content, 'en'), await readResume(content, 'en')];
  const foreign = { ...other, outline: { ...other.outline, position: text } };
  const { pdfs, unprinted } = await makePdfs(siteRoot, [one, foreign]);
  expect(pdfs.map((pdf) => pdf !== undefined)).toEqual([true, false]);
  expect(unprinted).toContain('京');
  const [problem] = describeMissingPdfs(unprinted);
  expect(problem).toMatchObject({ file: 'theme.yaml', key: 'furtherFonts' });
  const printed = { resumeReadings: { en: { day: '', sentences: 1, whole: 1, readers: [], absent: [], text: '' } } };
  expect(firstFile(printed, 'ja')).toBe('docx');
  expect(firstFile(printed, 'en')).toBe('pdf');
  // The dev server has no readings.
  expect(firstFile({}, 'ja')).toBe('pdf');
});
