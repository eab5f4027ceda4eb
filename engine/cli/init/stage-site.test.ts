import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../../tests/support/project-root.ts';
import type { JsonResume } from '../../build/resume/import/read-json-resume.ts';
import { shippedLanguages } from '../../content/interface-languages.ts';
import { readContent } from '../../content/read-content.ts';
import { siteFiles } from '../../content/site-files.ts';
import type { Answers } from './answers.ts';
import { edit, fillTemplate } from './fill-template.ts';
import { stageSite } from './stage-site.ts';

const answers: Answers = {
  name: 'Ada Łukasz',
  role: 'Engine driver',
  place: { city: 'Kimberley', country: 'ZA' },
  timeZone: 'Africa/Johannesburg',
  url: 'https://ada.example',
  email: 'ada@people.example',
  profiles: [],
  languages: [...shippedLanguages, 'cs'],
};
async function make(given: Answers, resume?: JsonResume) {
  const root = mkdtempSync(join(tmpdir(), 'init-'));
  const languages = fillTemplate(root, given);
  const staged = await stageSite(root, languages, given, resume, {});
  const files = new Map(siteFiles(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  rmSync(root, { recursive: true });
  return { ...staged, files };
}

let bare: Awaited<ReturnType<typeof make>>;
beforeAll(async () => {
  bare = await make(answers);
});

test('what a new owner begins with is whole in every language that the interface speaks, but for what is said in English', () => {
  const words = (code: string) => parse(bare.files.get(`words/${code}.yaml`) ?? '') as Record<string, string>;
  for (const code of shippedLanguages) {
    // A text may be shown in English in one language only: a list of names has commas of its own in Japanese.
    const shown = new Set([...Object.keys(words(code)), ...(code === 'en' ? [] : bare.fallback)]);
    expect([...shown].sort(), code).toEqual(Object.keys(words('en')).sort());
    expect(bare.files.get(`words/${code}.yaml`), code).not.toContain('[[');
  }
  expect(words('de').about_location).toBe('Kimberley, Südafrika');
  // Only texts that the owner has to translate are shown in English.
  expect(bare.fallback.sort()).toEqual([
    'about_occupation',
    'banner_job_title',
    'blog_author_bio',
    'meta_home_title',
    'resume_city',
  ]);
});

test('a language that the interface lacks is a comment in the list', () => {
  const site = bare.files.get('site.yaml') ?? '';
  expect(parse(site).languages.map(({ code }: { code: string }) => code)).toEqual(shippedLanguages);
  expect(site).toMatch(/^ +# - \{ code: cs, ownName: Čeština, offered: false \}\n +# .* cs /m);
});

test('nothing is invented: what the owner has not said is empty', () => {
  const data = (name: string) => parse(bare.files.get(`${name}.yaml`) ?? '');
  expect([data('career'), data('skills'), data('games')]).toEqual([[], [], []]);
  const { text, ...profile } = data('profile');
  expect(Object.values(profile).flat()).toEqual([]);
  expect(data('resume')).not.toHaveProperty('availability');
  expect(bare.files.has('theme.yaml')).toBe(false);
});

test('it begins in any language that the interface has: its sentences, with the prompts for the owner', async () => {
  const { files } = await make({ ...answers, languages: ['de', 'en'] });
  const site = parse(files.get('site.yaml') ?? '');
  expect(site.languages).toMatchObject([
    { code: 'de', offered: true },
    { code: 'en', offered: true, fallback: 'source' },
  ]);
  const words = files.get('words/de.yaml') ?? '';
  expect(parse(words)).toMatchObject({
    about_location: 'Kimberley, Südafrika',
    home_about_title: 'Was du hier findest',
  });
  expect(words.match(/# ✎/g)?.length).toBeGreaterThan(3);
  expect([...files].filter(([file, text]) => !file.startsWith('words/') && text.includes('words/en.yaml'))).toEqual([]);
});

test('a resume fills it', async () => {
  const resume = JSON.parse(readFileSync(join(projectRoot, 'tests/resumes/engineer.json'), 'utf8'));
  resume.basics.summary = 'I drive engines.';
  const profiles = [{ network: 'GitHub', url: 'https://github.com/ada' }];
  const { files, fallback } = await make({ ...answers, profiles, languages: ['en', 'de'] }, resume);
  const text = (name: string) => files.get(name) ?? '';
  expect(parse(text('site.yaml'))).toMatchObject({ name: 'Ada Łukasz', url: 'https://ada.example' });
  expect(parse(text('site.yaml')).socials).toHaveLength(1);
  expect(parse(text('contact.yaml')).map(({ kind }: { kind: string }) => kind)).toEqual(['email', 'link', 'resume']);
  expect(parse(text('home.yaml')).showcase).toEqual([{ kind: 'project', slug: 'tide-tables', size: 'wide' }]);
  expect(fallback).toContain('job_1_description');
  expect([...files.keys()].filter((file) => file.startsWith('projects/tide-tables/') && file.endsWith('.mdx'))).toEqual(
    ['projects/tide-tables/en.mdx'],
  );
  expect(text('words/ledger/de.txt')).not.toContain('tide_tables');
  expect(text('words/en.yaml')).not.toMatch(/# ✎ .*\nbanner_text:/);
  expect(text('words/en.yaml')).toMatch(/# ✎ .*\nabout_tagline:/);
  expect(text('words/de.yaml')).toMatch(/^# Shown in English[^\n]*\n(# .*\n)*# job_1_description: /m);
  expect(parse(text('words/de.yaml'))).not.toHaveProperty('job_1_description');
  expect(parse(text('site.yaml')).languages[1]).toMatchObject({ code: 'de', fallback: 'source' });
});

test.each([
  [2, ['wide', 'wide']],
  [3, ['wide', undefined, undefined]],
])('%i projects fill a row of the showcase', async (count, sizes) => {
  const projects = ['Loom', 'Spool', 'Shuttle'].slice(0, count).map((name) => ({ name, description: 'It works.' }));
  const { files } = await make({ ...answers, languages: ['en'] }, { projects });
  const { showcase } = parse(files.get('home.yaml') ?? '');
  expect(showcase.map(({ size }: { size?: string }) => size)).toEqual(sizes);
});

test('the languages of a Swedish resume have their codes, and levels in English are mentioned', async () => {
  const languages = [
    { language: 'Engelska', fluency: 'Full professional proficiency' },
    { language: 'German', fluency: 'A2' },
  ];
  const { files, left } = await make({ ...answers, languages: ['sv'] }, { languages });
  const written: { code?: string }[] = parse(files.get('resume.yaml') ?? '').languages;
  expect(written.map(({ code }) => code)).toEqual(['en', 'de']);
  expect(left).toContain('languages: LinkedIn names the levels in English; say them in Swedish in words/sv.yaml');
});

test('a site does without the sentences that only its owner could write', async () => {
  const root = mkdtempSync(join(tmpdir(), 'init-'));
  const own = { ...answers, languages: ['en'] };
  await stageSite(root, fillTemplate(root, own), own, undefined, {});
  edit(root, 'words/en.yaml', (text) => text.replace(/^# ✎ .*\n.*\n/gm, ''));
  edit(root, 'profile.yaml', (text) => text.replace('text: [ banner_text ]', 'text: []'));
  edit(root, 'resume.yaml', (text) => text.replace('summary: banner_text\n', ''));
  const { resume, dictionaries } = await readContent(root);
  rmSync(root, { recursive: true });
  expect(resume.summary).toBeUndefined();
  expect(dictionaries.en).not.toHaveProperty('banner_text');
  expect(dictionaries.en?.meta_home_description).toMatch(/^Portfolio of /);
});
