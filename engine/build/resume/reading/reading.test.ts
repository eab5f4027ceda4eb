import { describe, expect, test } from 'vitest';
import { pdfPages } from '../../../../tests/support/pdf-text.ts';
import { share } from '../../../../tests/support/thorough.ts';
import type { Content } from '../../../content/content.ts';
import { readContent } from '../../../content/read-content.ts';
import type { Job, TextKey } from '../../../content/schemas.ts';
import { siteRoot } from '../../../content/site-root.ts';
import { tagOf } from '../../../i18n/languages.ts';
import { textsOf } from '../../../pages/resume/outline.ts';
import { makePdfs } from '../pdf.ts';
import { readResume } from '../resume-source.ts';
import { checkReading, compare, compareLetters, sentencesOf } from './check-reading.ts';

const content = await readContent(siteRoot);
const languages = Object.keys(content.dictionaries);

async function read(language: string, changes: Partial<Content> = {}, texts: Record<string, string> = {}) {
  const dictionaries = { ...content.dictionaries, [language]: { ...content.dictionaries[language], ...texts } };
  const source = await readResume({ ...content, ...changes, dictionaries }, language);
  const { pdfs, substitutes } = await makePdfs(siteRoot, [source]);
  const [pdf = Buffer.alloc(0)] = pdfs;
  const place = { tag: tagOf(language), day: '2026-11-22' };
  return { pdf, substitutes, ...(await checkReading('resume.pdf', pdf, textsOf(source.outline), place)) };
}

const [first] = content.career as [Job];

function manyJobs(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const long = 'Kept the loom full-time/part-time in step, warp and weft alike, so that nobody had to ask twice. ';
  const texts = Object.fromEntries(
    numbers.flatMap((number) => [
      [`mill_${number}`, `Mill number ${number} and sons`],
      [`did_${number}`, long.repeat((number % 4) + 1).trim()],
    ]),
  );
  const career = numbers.map((number) => ({
    ...first,
    company: `mill_${number}` as TextKey,
    responsibilities: [`did_${number}`, 'job_1_task_1'] as TextKey[],
  }));
  return { texts, career };
}

describe.each(languages)('the resume in %s', (language) => {
  test('is read completely and in order by every reader', async () => {
    const { readers, absent, whole, sentences, text } = await read(language);
    expect(whole).toBe(sentences);
    expect([...readers, ...absent].sort()).toEqual(['pdf.js', 'pdftotext', 'pdftotext -layout', 'pdftotext -raw']);
    expect(readers).toContain('pdf.js');
    expect(sentences).toBeGreaterThan(20);
    expect(text).not.toBe('');
  });

  test('is read completely with narrow spaces before punctuation', async () => {
    const { text } = await read(language, {}, { job_1_task_1: 'Weaving\u202f: warp\u202f; weft\u2009! Why\u202f?' });
    expect(text).toMatch(/Weaving\s:\swarp\s;\sweft\s!\sWhy\s\?/);
  });

  test('is read completely with 40 jobs over several pages', async () => {
    const { texts, career } = manyJobs(40);
    for (const paper of share(['a4', 'letter'] as const, languages.indexOf(language), 2)) {
      const { pdf } = await read(language, { career, resume: { ...content.resume, paper } }, texts);
      expect(pdfPages(pdf)).toBeGreaterThan(3);
    }
  });
});

test('a name in Cyrillic, a name of 60 letters, and a job without dates are read completely', async () => {
  const { start: _start, end: _end, ...undated } = first;
  const { texts, career } = manyJobs(12);
  const names = ['Владимир Святославович Кузнецов-Преображенский', 'Wolfeschlegelsteinhausen'.repeat(3).slice(0, 60)];
  for (const name of names) {
    const { pdf } = await read('en', { site: { ...content.site, name }, career: [undated, ...career] }, texts);
    expect(pdfPages(pdf)).toBe(2);
  }
});

test('a word that is wider than a line is broken and not cut off', async () => {
  const address = `https://loom.example/${'warp-and-weft/'.repeat(20)}`;
  const { text, whole, sentences } = await read('en', {}, { job_1_task_1: `It is told at ${address} at length.` });
  expect(whole).toBe(sentences - 1);
  expect(text.replace(/\s/g, '')).toContain(address);
});

test('grouped skills are printed in the owner’s order, and other skills are not printed', async () => {
  const skills = [{ title: 'skills_title' as TextKey, skills: ['nosql', 'html'] }];
  const { text } = await read('en', { resume: { ...content.resume, skills } });
  expect(text).toMatch(/Skills: NoSQL, HTML$/m);
  expect(text).not.toContain('COBOL');
});

test('a name in Hebrew uses the font of last resort', async () => {
  const { makeResumeFont } = await import('../fonts.ts');
  const { missing, substitutes } = await makeResumeFont(['שרה כהן']);
  expect(missing).toEqual([]);
  expect(substitutes.get('DejaVu Sans')?.join('')).toBe('הכןרש');
});

test('sentencesOf splits texts at the ends of sentences, and at the end of each text', () => {
  expect(sentencesOf(['Cut twice. Measured once.', 'Skills'], 'en')).toEqual([
    'Cut twice.',
    'Measured once.',
    'Skills',
  ]);
});

test.each([
  ['Warp and weft. Loom', undefined],
  ['Warp\n  and weft.\n\nLoom\f', undefined],
  ['Warp Loom and weft.', 'Warp and weft.'],
  ['Loom Warp and weft.', 'Warp and weft.'],
  ['Warp and weft.', 'Loom'],
  ['Warp and weft. Loom 1 / 2', '1 / 2'],
])('compare reads %j and reports a difference at %j', (text, place) => {
  const { problem } = compare(['Warp and weft.', 'Loom'], text);
  if (place === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(`“${place}”`);
});

test('right-to-left words may be read in another order, but no word may be lost', () => {
  const sentences = ['שרה כהן', 'Weaver'];
  expect(compare(sentences, 'שרה כהן Weaver')).toEqual({ loose: new Set() });
  expect(compare(sentences, 'כהן שרה Weaver')).toEqual({ loose: new Set([0]) });
  expect(compare(sentences, 'כהן Weaver').problem).toContain('expected “שרה כהן”');
});

test('compareLetters reports lost letters, and the right-to-left sentences that are not read in order', () => {
  const sentences = ['مهندسة برمجيات', 'أقيم في عمّان.', 'Amman'];
  expect(compareLetters(sentences, 'مهندسة برمجيات\nعمّان. في أقيم\nAmman')).toEqual({ loose: new Set([1]) });
  expect(compareLetters(sentences, 'مهندسة برمجيات\nعمّان. أقيم\nAmman').problem).toBe('missing letters: ي ف');
});

test('checkReading rejects a PDF that is not read as written, with the name of the reader', async () => {
  const { pdf } = await read('en');
  await expect(checkReading('resume.pdf', pdf, ['Somebody else'], { tag: 'en', day: '2026-11-22' })).rejects.toThrow(
    /^resume\.pdf: programs do not extract[\s\S]*pdf\.js: expected “Somebody else”, but read “Ada/,
  );
});
