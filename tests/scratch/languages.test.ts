import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { copySite } from '../../engine/content/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { fitout } from '../support/fitout.ts';
import { projectRoot } from '../support/project-root.ts';

/** A site under git, to which a language is added and removed again. The tests depend on their order. */
// Within the project, where its code finds the engine.
const site = join(projectRoot, '.cache/scratch/languages-command');
let beginning = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@fixture.example', ...args], {
    cwd: site,
    encoding: 'utf8',
  }).trim();

const run = (...args: string[]) => {
  const options = { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, SITE: site } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [fitout, ...args], options);
  return { status, said: stdout + stderr };
};
const languages = (...args: string[]) => run('languages', ...args);
const commit = () => git('commit', '--all', '--quiet', '--message', 'a step');
const read = (file: string) => readFileSync(join(site, file), 'utf8');

beforeAll(() => {
  rmSync(site, { recursive: true, force: true });
  copySite(siteRoot, site);
  writeFileSync(join(site, '.gitignore'), '.cache\ndist\n');
  git('init', '--quiet');
  // It records what was just written, of any language.
  run('translations');
  git('add', '.');
  commit();
  beginning = git('rev-parse', 'HEAD^{tree}');
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

test('a wrong question is answered with the right ones', () => {
  expect(languages('--help')).toMatchObject({ status: 0 });
  const { status, said } = languages('speak', 'sk');
  expect(status).toBe(2);
  expect(said).toBe("unknown command 'speak' (fitout languages --help shows the usage)\n");
});

test('what cannot be done says why, and nothing is written', () => {
  expect(languages('add', 'sv')).toMatchObject({
    status: 1,
    said: 'site.yaml lists sv already\n',
  });
  expect(git('status', '--porcelain')).toBe('');
});

test('a language is added: not offered, with an empty text for every text of the owner, in CLDR’s plural forms', () => {
  const { status, said } = languages('add', 'sk');
  expect(status, said).toBe(0);
  expect(said).toContain('+ words/sk.yaml');
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

test('with changes that git does not know nothing goes on, but by force', () => {
  const { status, said } = languages('remove', 'sk');
  expect(status).toBe(1);
  expect(said).toContain('--force');
  git('add', '.');
  commit();
});

test('it is offered when it is complete, or falls back to English', () => {
  const refused = languages('offer', 'sk');
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/words\/sk\.yaml:\d+ banner_greeting: this text is missing/);
  const lend = (text: string) => text.replace('code: sk, offered: false', 'code: sk, offered: false, fallback: source');
  writeFileSync(join(site, 'site.yaml'), lend(read('site.yaml')));
  writeFileSync(
    join(site, 'words/sk.yaml'),
    read('words/sk.yaml').replace(/^banner_greeting: .*/m, 'banner_greeting: Dobrý den, jsem'),
  );
  commit();
  expect(languages('offer', 'sk')).toMatchObject({ status: 0 });
  commit();
});

test('a translator gets the missing texts as a file, and the translations are imported', () => {
  const translations = (...args: string[]) => run('translations', ...args);
  const file = join(site, '.cache/sk.yaml');
  expect(translations('export', 'sk', '--out', file)).toMatchObject({ status: 0 });
  const texts = parse(readFileSync(file, 'utf8'));
  // Just written, so it is not asked for.
  expect(texts.banner_greeting).toBeUndefined();
  const { said: report } = translations();
  expect(report).toMatch(/^sk {2}0 complete, 1 new, 0 stale, \d+ missing$/m);
  expect(report).toMatch(/^ {4}missing: words\/sk\.yaml \w+, \w+, \w+, and \d+ more$/m);
  expect(read('words/ledger/sk.txt')).toMatch(/^banner_greeting /m);
  commit();
  texts.banner_tagline.sk = 'Dobrý řádek.';
  writeFileSync(file, stringify({ ...texts, nonsense: { en: 'x', sk: 'y' } }));
  const refused = translations('import', 'sk', file);
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/sk\.yaml:\d+ nonsense: the site has no such text/);
  expect(git('status', '--porcelain')).toBe('');
  writeFileSync(file, stringify(texts));
  const { status, said } = translations('import', 'sk', file);
  expect(status, said).toBe(0);
  expect(read('words/sk.yaml')).toMatch(/^banner_tagline: Dobrý řádek\.( #|$)/m);
  for (const key of ['banner_greeting', 'banner_tagline'])
    expect(read('words/ledger/sk.txt')).toMatch(new RegExp(`^${key} `, 'm'));
  commit();
});

test('it is built: its own texts, and English ones that are marked, wherever they are', () => {
  const { status, said } = run('build');
  expect(status, said).toBe(0);
  expect(said).toMatch(/^sk: (\d+) of \1?\d+ texts missing; shown in English$/m);
  const home = read('dist/sk.html');
  expect(home).toContain('<html lang="sk"');
  expect(home).toMatch(/<(\w+)(?![^>]* lang=)[^>]*>Dobrý den, jsem/);
  expect(home).toMatch(/<h2[^>]* lang="en"[^>]*>Newest work</);
  // Later words of an island are shown in its language.
  const [, data = ''] = /name="article-filter"[^>]* data-file="([^"]+)"/.exec(read('dist/sk/blog.html')) ?? [];
  expect(JSON.parse(read(`dist${data}`)).fallback).toMatchObject({ tag: 'en' });
  // A project without a text in a language is shown in English, and not marked as a translation.
  expect(read('dist/sk/apps/loom.html')).toContain('rel="canonical" href="https://fixture.example/apps/loom"');
  expect(read('dist/apps/loom.html')).not.toContain('rel="alternate" hrefLang="sk"');
  expect(read('dist/sk/about.html')).toContain('rel="canonical" href="https://fixture.example/sk/about"');
});

test('it is disabled, and removed with every file: the content is as before', () => {
  expect(languages('disable', 'sk')).toMatchObject({ status: 0 });
  commit();
  expect(languages('remove', 'sk')).toMatchObject({ status: 0 });
  git('add', '--all', '.');
  commit();
  expect(git('rev-parse', 'HEAD^{tree}')).toBe(beginning);
});
