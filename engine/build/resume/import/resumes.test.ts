import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../../tests/support/content-copy.ts';
import { projectRoot } from '../../../../tests/support/project-root.ts';
import { share } from '../../../../tests/support/thorough.ts';
import type { Content } from '../../../content/content.ts';
import { readContent } from '../../../content/read-content.ts';
import { importResume } from './import-resume.ts';
import type { ImportChoice } from './plan-parts.ts';

const examples = join(dirname(createRequire(import.meta.url).resolve('@jsonresume/schema/package.json')), 'examples');
const ours = join(projectRoot, 'tests/resumes');

async function take(file: string, choice: ImportChoice = {}) {
  const copy = copyContent();
  const source = readFileSync(file, 'utf8');
  const report = await importResume(copy, source, true, choice);
  const content = await readContent(copy);
  return { copy, source, report, content, english: content.dictionaries.en ?? {} };
}

const nameOf = ({ name, key }: Content['skills'][number]) => name ?? key;

const files = [
  join(examples, 'career-changer.resume.json'),
  join(examples, 'new-grad.resume.json'),
  join(examples, 'senior-engineer.resume.json'),
  ...['minimal.json', 'blanks.json', 'engineer.json', 'graduate.json'].map((name) => join(ours, name)),
];
test.each(share(files, 1, 2))(
  '%s is imported without marking skills as being learned, and a second import changes nothing',
  async (file) => {
    const { copy, source, report, content } = await take(file);
    expect(report.written).toBe(true);
    if (report.imported.some((line) => line.startsWith('skills: ')))
      expect(content.skills.filter(({ learning, key }) => learning && key !== 'cobol')).toEqual([]);
    expect((await importResume(copy, source, true)).files).toEqual([]);
  },
);

test('jobs show exactly the skills in their keywords', async () => {
  const { content, english, report } = await take(join(ours, 'engineer.json'));
  const shown = content.career.map(({ company, skills }) => [
    english[company],
    ...skills.map((key) => nameOf(content.skills.find((one) => one.key === key) ?? (content.skills[0] as never))),
  ]);
  expect(shown).toEqual([['Freight', 'Terraform'], ['Looms']]);
  expect(report.skipped).toContainEqual(expect.stringMatching(/^work: skills \(1\): /));
});

test('certificates, interests, projects and profiles are imported, and parts without a place are listed', async () => {
  const { content, english, report } = await take(join(ours, 'engineer.json'));
  const { profile, site, projects } = content;
  expect(profile.education.map(({ title, place, end }) => [english[title], english[place], end])).toEqual([
    ['Cluster administrator', 'The Foundation', '2022-05'],
  ]);
  expect(profile.hobbies.map(({ label }) => english[label])).toEqual(['Sailing: dinghies, knots', 'Bread']);
  expect(site.socials.map(({ url }) => url)).toEqual([
    'https://github.com/noor',
    'https://www.linkedin.com/in/noor',
    'https://gitlab.com/noor',
    'https://orcid.org/0000-0000-0000-0000',
    'https://noor.example/me',
  ]);
  const tide = projects.find(({ slug }) => slug === 'tide-tables');
  expect(tide).toMatchObject({ repository: 'https://github.com/noor/tide', technologies: ['Rust'] });
  expect([tide?.title, tide?.description].map((key) => english[key ?? ''])).toEqual([
    'Tide <tables>',
    'Says when {high} water is.',
  ]);
  const skipped = report.skipped.join('\n');
  for (const part of [
    'volunteer',
    'awards',
    'publications',
    'references',
    'skills: level',
    'certificates.1',
    'projects.1',
    'Carrier pigeon',
  ])
    expect(skipped).toContain(part);
});

test('a telephone number and a time zone are imported only on request', async () => {
  const { report, content } = await take(join(ours, 'blanks.json'));
  expect(content.resume.phone).toBeUndefined();
  expect(report.skipped.join('\n')).toMatch(/basics\.phone: .*--phone/);
  const asked = await take(join(ours, 'blanks.json'), { phone: true, timeZone: 'Europe/Lisbon' });
  expect(asked.content.resume).toMatchObject({ phone: '+351 21 555 0100', timeZone: 'Europe/Lisbon' });
});

test('a place and languages become texts, which are shown untranslated in the other languages', async () => {
  const { content } = await take(join(ours, 'blanks.json'));
  const { place, languages } = content.resume;
  const said = (code: string) =>
    [place.text, ...languages.map(({ name }) => name)].map((key) => content.dictionaries[code]?.[key]);
  expect(said('en')).toEqual(['Lisboa, Portugal', 'Portuguese', 'Mirandese']);
  expect(said('sv')).toEqual(said('en'));
});

test('a job added before the others does not change their text keys', async () => {
  const { copy, source, content } = await take(join(ours, 'engineer.json'));
  const before = content.career.map(({ company }) => company);
  const resume = JSON.parse(source);
  resume.work.unshift({ name: 'Dunes', position: 'Advisor', startDate: '2025-01' });
  resume.work[1].highlights[1] = 'Wrote Go services, and a Node backend';
  await importResume(copy, JSON.stringify(resume), true);
  const after = await readContent(copy);
  expect(after.career.map(({ company }) => company)).toEqual(['job_3_company', ...before]);
  expect(after.career[1]?.responsibilities).toEqual(content.career[0]?.responsibilities);
});
