import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { copySite } from '../../engine/content/files/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { fitout } from '../support/fitout.ts';
import { projectRoot } from '../support/project-root.ts';

/** A site under git, to which a language is added and removed again. The tests depend on their order. */
// In the project’s folder, so that its code finds the engine.
const site = join(projectRoot, '.cache/scratch/languages-command');
let initialTree = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@fixture.example', ...args], {
    cwd: site,
    encoding: 'utf8',
  }).trim();

const run = (...args: string[]) => {
  const options = { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, SITE: site } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [fitout, ...args], options);
  return { status, output: stdout + stderr };
};
const languages = (...args: string[]) => run('languages', ...args);
const commit = () => git('commit', '--all', '--quiet', '--message', 'a step');
const read = (file: string) => readFileSync(join(site, file), 'utf8');

beforeAll(() => {
  rmSync(site, { recursive: true, force: true });
  copySite(siteRoot, site);
  writeFileSync(join(site, '.gitignore'), '.cache\ndist\n');
  git('init', '--quiet');
  // Records the translations that were just copied, in every language.
  run('translations');
  git('add', '.');
  commit();
  initialTree = git('rev-parse', 'HEAD^{tree}');
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

test('fitout languages prints help, and rejects an unknown command with a hint', () => {
  expect(languages('--help')).toMatchObject({ status: 0 });
  const { status, output } = languages('speak', 'sk');
  expect(status).toBe(2);
  expect(output).toBe("unknown command 'speak' (fitout languages --help shows the usage)\n");
});

test('languages add refuses a language that the site has already, and writes nothing', () => {
  expect(languages('add', 'sv')).toMatchObject({
    status: 1,
    output: 'site.yaml lists sv already\n',
  });
  expect(git('status', '--porcelain')).toBe('');
});

test('languages add adds a language that is not offered, with empty texts in its CLDR plural forms', () => {
  const { status, output } = languages('add', 'sk');
  expect(status, output).toBe(0);
  expect(output).toContain('+ words/sk.yaml');
  expect(read('site.yaml')).toContain('  - { code: sk, offered: false }\n');
  const words = read('words/sk.yaml');
  expect(words).toContain('banner_greeting: # Hello, I am\n');
  const ofCode = read('articles/1-everything/counter.sk.yaml');
  for (const form of ['one', 'few', 'many', 'other'])
    expect(ofCode).toMatch(new RegExp(`^counter_pressed_${form}: #`, 'm'));
  expect(ofCode).not.toMatch(/_two:/);
  expect(read('projects/loom/sk.mdx')).toMatch(/^title: # Lo/m);
  for (const file of ['ledger/sk.txt', 'glossary/sk.yaml']) expect(existsSync(join(site, 'words', file))).toBe(true);
});

test('languages remove refuses to run with uncommitted changes, unless forced', () => {
  const { status, output } = languages('remove', 'sk');
  expect(status).toBe(1);
  expect(output).toContain('--force');
  git('add', '.');
  commit();
});

test('languages offer refuses an incomplete language, unless the language falls back to English', () => {
  const refused = languages('offer', 'sk');
  expect(refused.status).toBe(1);
  expect(refused.output).toMatch(/words\/sk\.yaml:\d+ banner_greeting: this text is missing/);
  const fallBackToEnglish = (text: string) =>
    text.replace('code: sk, offered: false', 'code: sk, offered: false, fallback: source');
  writeFileSync(join(site, 'site.yaml'), fallBackToEnglish(read('site.yaml')));
  writeFileSync(
    join(site, 'words/sk.yaml'),
    read('words/sk.yaml').replace(/^banner_greeting: .*/m, 'banner_greeting: Dobrý den, jsem'),
  );
  commit();
  expect(languages('offer', 'sk')).toMatchObject({ status: 0 });
  commit();
});

test('translations export writes the missing texts, and translations import validates and adds them', () => {
  const translations = (...args: string[]) => run('translations', ...args);
  const file = join(site, '.cache/sk.yaml');
  expect(translations('export', 'sk', '--out', file)).toMatchObject({ status: 0 });
  const texts = parse(readFileSync(file, 'utf8'));
  // Translated already, so the export leaves it out.
  expect(texts.banner_greeting).toBeUndefined();
  const { output: report } = translations();
  expect(report).toMatch(/^sk {2}0 complete, 1 new, 0 stale, \d+ missing$/m);
  expect(report).toMatch(/^ {4}missing: words\/sk\.yaml \w+, \w+, \w+, and \d+ more$/m);
  expect(read('words/ledger/sk.txt')).toMatch(/^banner_greeting /m);
  commit();
  texts.banner_tagline.sk = 'Dobrý řádek.';
  writeFileSync(file, stringify({ ...texts, nonsense: { en: 'x', sk: 'y' } }));
  const refused = translations('import', 'sk', file);
  expect(refused.status).toBe(1);
  expect(refused.output).toMatch(/sk\.yaml:\d+ nonsense: the site has no such text/);
  expect(git('status', '--porcelain')).toBe('');
  writeFileSync(file, stringify(texts));
  const { status, output } = translations('import', 'sk', file);
  expect(status, output).toBe(0);
  expect(read('words/sk.yaml')).toMatch(/^banner_tagline: Dobrý řádek\.( #|$)/m);
  for (const key of ['banner_greeting', 'banner_tagline'])
    expect(read('words/ledger/sk.txt')).toMatch(new RegExp(`^${key} `, 'm'));
  commit();
});

test('the added language is built with its own texts, and with marked English texts for the missing ones', () => {
  const { status, output } = run('build');
  expect(status, output).toBe(0);
  expect(output).toMatch(/^sk: (\d+) of \1?\d+ texts missing; shown in English$/m);
  const home = read('dist/sk.html');
  expect(home).toContain('<html lang="sk"');
  expect(home).toMatch(/<(\w+)(?![^>]* lang=)[^>]*>Dobrý den, jsem/);
  expect(home).toMatch(/<h2[^>]* lang="en"[^>]*>Newest work</);
  // The texts that an island shows later have the language of their fallback.
  const [, data = ''] = /name="article-filter"[^>]* data-file="([^"]+)"/.exec(read('dist/sk/blog.html')) ?? [];
  expect(JSON.parse(read(`dist${data}`)).fallback).toMatchObject({ tag: 'en' });
  // A project without a text in a language is shown in English, and not marked as a translation.
  expect(read('dist/sk/apps/loom.html')).toContain('rel="canonical" href="https://fixture.example/apps/loom"');
  expect(read('dist/apps/loom.html')).not.toContain('rel="alternate" hrefLang="sk"');
  expect(read('dist/sk/about.html')).toContain('rel="canonical" href="https://fixture.example/sk/about"');
});

test('languages disable and languages remove restore the original content', () => {
  expect(languages('disable', 'sk')).toMatchObject({ status: 0 });
  commit();
  expect(languages('remove', 'sk')).toMatchObject({ status: 0 });
  git('add', '--all', '.');
  commit();
  expect(git('rev-parse', 'HEAD^{tree}')).toBe(initialTree);
});
