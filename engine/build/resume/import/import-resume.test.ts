import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../../tests/support/content-copy.ts';
import { readContent } from '../../../content/read-content.ts';
import { readTranslations } from '../../../content/translations/ledger.ts';
import { makeJsonResume } from '../json-resume.ts';
import { readResume } from '../resume-source.ts';
import { importResume } from './import-resume.ts';
import { problemsOf } from './read-json-resume.ts';

const sample = readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'), 'utf8');

const exportOf = async (folder: string) =>
  JSON.stringify(makeJsonResume((await readResume(await readContent(folder), 'en')).source));

const stateOf = (folder: string) =>
  ['site.yaml', 'career.yaml', 'words/en.yaml', 'words/sv.yaml']
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join();

test('importing the site’s own export changes nothing', async () => {
  const copy = copyContent();
  const report = await importResume(copy, await exportOf(copy), true);
  expect(report).toMatchObject({ files: [], removed: [], untranslated: 0, written: false });
  expect(report.skipped).toEqual([]);
});

test('removed education, languages and hobbies are listed', async () => {
  const copy = copyContent();
  await importResume(copy, sample, true);
  const { education, ...rest } = JSON.parse(sample);
  const other = { ...rest, languages: [{ language: 'Latin' }], interests: [{ name: 'Chess' }] };
  const school = { ...education[0], institution: 'Night School', endDate: '2015-01-01' };
  const { removed } = await importResume(copy, JSON.stringify({ ...other, education: [school] }), false);
  expect(removed).toEqual([
    'profile.yaml: Bachelor, Information Technology, University of Oklahoma',
    'resume.yaml: English',
    'profile.yaml: Wildlife: Ferrets, Unicorns',
  ]);
});

test('the schema’s sample is imported, exports as valid, and exports the same after another import', async () => {
  const first = copyContent();
  const report = await importResume(first, sample, true);
  expect(report.written).toBe(true);
  expect(report.removed.join('\n')).toMatch(/^career\.yaml: .*Looms & Sons$/m);
  expect(report.removed).toContain('skills.yaml: COBOL');
  const once = await exportOf(first);
  expect(problemsOf(JSON.parse(once))).toEqual([]);
  expect(once).toContain('Pied Piper');
  expect(once).not.toContain('Looms & Sons');
  const second = copyContent();
  await importResume(second, once, true);
  expect(await exportOf(second)).toBe(once);
  // No language has a translation of Richard’s text: English is shown until there is one.
  const { dictionaries } = await readContent(second);
  expect(dictionaries.sv?.job_1_company).toBe('Pied Piper');
  const stale = readTranslations(second, 'sv').filter(({ state }) => state === 'stale');
  expect(stale.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['job_1_company', 'banner_job_title', 'social_twitter']),
  );
  expect(readTranslations(second, 'sv').filter(({ state }) => state === 'surplus')).toEqual([]);
  expect(report.skipped.join('\n')).toMatch(/basics\.phone[\s\S]*work: url[\s\S]*volunteer[\s\S]*references/);
});

test('grouped skills keep groups and order, and skills that the resume does not name are removed', async () => {
  const copy = copyContent({
    'resume.yaml': (text) => `${text}skills:\n  - { title: skills_title, skills: [html] }\n`,
  });
  const skills = [
    { name: 'Looms', keywords: ['Jacquard', 'HTML'] },
    { name: 'Ciphers', keywords: ['TypeScript'] },
    { name: 'Whistling' },
  ];
  const { skipped } = await importResume(copy, JSON.stringify({ skills }), true);
  expect(JSON.parse(await exportOf(copy)).skills).toEqual(skills.slice(0, 2));
  expect(skipped.join()).toContain('skills without a group (Whistling)');
  await importResume(copy, JSON.stringify({ skills: [{ name: 'HTML' }] }), true);
  expect(JSON.parse(await exportOf(copy)).skills).toEqual([{ name: 'HTML' }]);
});

test('without force nothing is written, and the files that would change are listed', async () => {
  const copy = copyContent();
  const before = stateOf(copy);
  const { files, written } = await importResume(copy, sample, false);
  expect(written).toBe(false);
  expect(files).toEqual(expect.arrayContaining(['site.yaml', 'career.yaml', 'words/en.yaml']));
  expect(stateOf(copy)).toBe(before);
});

test.each([
  ['{ "basics": ', /^this is not JSON: /],
  ['[]', /the file: must be an object/],
  ['{ "name": "a-package" }', /the file: has none of basics, work, /],
  [
    '{ "basics": { "name": 7 }, "work": [{ "endDate": "May" }] }',
    /basics\.name: must be string\n {2}work\.0\.endDate: must match pattern/,
  ],
])('%s is rejected, and nothing is written', async (source, message) => {
  const copy = copyContent();
  const before = stateOf(copy);
  await expect(importResume(copy, source, true)).rejects.toThrow(message);
  expect(stateOf(copy)).toBe(before);
  expect(existsSync(join(copy, '.cache/import'))).toBe(false);
});

test('a valid JSON Resume that would make the content invalid is rejected, and nothing is written', async () => {
  const copy = copyContent();
  const before = stateOf(copy);
  // JSON Resume accepts this address, the site’s content does not.
  const source = JSON.stringify({ basics: { name: 'Somebody', email: 'a@b.c' } });
  await expect(importResume(copy, source, true)).rejects.toThrow(
    /^\d problems in the content:\n[\s\S]*^ {2}site\.yaml:\d+:\d+ email: /m,
  );
  expect(stateOf(copy)).toBe(before);
});

test('a job without a start is skipped, a job with only a year is imported, and current jobs are first', async () => {
  const copy = copyContent();
  const work = [
    { name: 'Old', position: 'Clerk', startDate: '1999', endDate: '2004-06-30' },
    { name: 'Unknown', position: 'Clerk' },
    { name: 'New', position: 'Boss', startDate: '2005-02' },
  ];
  const { skipped } = await importResume(copy, JSON.stringify({ work, education: [] }), true);
  const { career, dictionaries, profile } = await readContent(copy);
  expect(skipped).toEqual(['work.1 (Unknown): has no startDate']);
  expect(career.map(({ company, start, end }) => [dictionaries.en?.[company], start, end])).toEqual([
    ['New', '2005-02', null],
    ['Old', '1999', '2004-06'],
  ]);
  expect(profile.education).toEqual([]);
  expect(dictionaries.en).not.toHaveProperty('job_1_task_1');
});

test('comments in the content stay where they are', async () => {
  const copy = copyContent({
    'career.yaml': (text) => text.replace('- company: job_2_company', '# The best years.\n- company: job_2_company'),
    'site.yaml': (text) => text.replace('url: ', '# Where we live.\nurl: '),
    'words/en.yaml': (text) => text.replace('hobby_1: ', '# Of an evening.\nhobby_1: '),
  });
  const work = JSON.parse(await exportOf(copy)).work.slice(0, 2);
  await importResume(copy, JSON.stringify({ basics: { name: 'Somebody', label: 'Potter' }, work }), true);
  const text = (file: string) => readFileSync(join(copy, file), 'utf8');
  expect(text('career.yaml')).toMatch(
    /^# A job that lasts.*\n\n- company: job_1[\s\S]*\n# The best years\.\n- company: job_2/m,
  );
  expect(text('career.yaml')).not.toContain('job_3');
  expect(text('site.yaml')).toMatch(/name: Somebody\n# Where we live\.\nurl: /);
  expect(text('words/en.yaml')).toContain('# Of an evening.\nhobby_1: ');
});
