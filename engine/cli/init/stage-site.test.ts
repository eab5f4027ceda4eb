import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../../tests/support/project-root.ts';
import type { JsonResume } from '../../build/resume/import/read-json-resume.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { shippedLanguages } from '../../content/languages/interface-languages.ts';
import { readContent } from '../../content/read-content.ts';
import type { Answers } from './answers.ts';
import { editFile, fillTemplate } from './fill-template.ts';
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

test('a new site has all texts in each shipped language; only the owner’s own texts fall back to English', () => {
  const words = (code: string) => parse(bare.files.get(`words/${code}.yaml`) ?? '') as Record<string, string>;
  for (const code of shippedLanguages) {
    // A text may fall back to English in some languages only: Japanese has its own comma for lists of names.
    const shown = new Set([...Object.keys(words(code)), ...(code === 'en' ? [] : bare.fallback)]);
    expect([...shown].sort(), code).toEqual(Object.keys(words('en')).sort());
    expect(bare.files.get(`words/${code}.yaml`), code).not.toContain('[[');
  }
  expect(words('de').about_location).toBe('Kimberley, Südafrika');
  // Only texts that the owner has to translate fall back to English.
  expect(bare.fallback.sort()).toEqual([
    'about_occupation',
    'banner_job_title',
    'blog_author_bio',
    'meta_home_title',
    'resume_city',
  ]);
});

test('a language that the interface lacks becomes a comment in the list of site.yaml', () => {
  const site = bare.files.get('site.yaml') ?? '';
  expect(parse(site).languages.map(({ code }: { code: string }) => code)).toEqual(shippedLanguages);
  expect(site).toMatch(/^ +# - \{ code: cs, ownName: Čeština, offered: false \}\n +# .* cs /m);
});

test('facts that the owner has not given stay empty, and no theme is written', () => {
  const data = (name: string) => parse(bare.files.get(`${name}.yaml`) ?? '');
  expect([data('career'), data('skills'), data('games')]).toEqual([[], [], []]);
  const { text, ...profile } = data('profile');
  expect(Object.values(profile).flat()).toEqual([]);
  expect(data('resume')).not.toHaveProperty('availability');
  expect(bare.files.has('theme.yaml')).toBe(false);
});

test('a site in German has German sentences and prompts for the owner, and never refers to words/en.yaml', async () => {
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

test('fills a new site from a resume, and leaves its texts to be translated in other languages', async () => {
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

test('spoken languages of a Swedish resume get their codes, and levels in English are reported', async () => {
  const languages = [
    { language: 'Engelska', fluency: 'Full professional proficiency' },
    { language: 'German', fluency: 'A2' },
  ];
  const { files, skipped } = await make({ ...answers, languages: ['sv'] }, { languages });
  const written: { code?: string }[] = parse(files.get('resume.yaml') ?? '').languages;
  expect(written.map(({ code }) => code)).toEqual(['en', 'de']);
  expect(skipped).toContain(
    'languages: LinkedIn names the levels in English: translate them into Swedish in words/sv.yaml',
  );
});

test('the content stays valid after the owner removes every sentence with a prompt', async () => {
  const root = mkdtempSync(join(tmpdir(), 'init-'));
  const own = { ...answers, languages: ['en'] };
  await stageSite(root, fillTemplate(root, own), own, undefined, {});
  editFile(root, 'words/en.yaml', (text) => text.replace(/^# ✎ .*\n.*\n/gm, ''));
  editFile(root, 'profile.yaml', (text) => text.replace('text: [ banner_text ]', 'text: []'));
  editFile(root, 'resume.yaml', (text) => text.replace('summary: banner_text\n', ''));
  const { resume, dictionaries } = await readContent(root);
  rmSync(root, { recursive: true });
  expect(resume.summary).toBeUndefined();
  expect(dictionaries.en).not.toHaveProperty('banner_text');
  expect(dictionaries.en?.meta_home_description).toMatch(/^Portfolio of /);
});
