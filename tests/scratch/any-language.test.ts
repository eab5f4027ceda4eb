import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteFiles } from '../../engine/content/files/site-files.ts';
import { fitout } from '../support/fitout.ts';
import { projectRoot } from '../support/project-root.ts';

/** New sites whose default language is not English, built as their owners would. */
// In the project’s folder, so that their code finds the engine.
const scratch = join(projectRoot, '.cache/scratch/any-language');

function run(site: string, ...args: string[]) {
  const options = { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, SITE: join(scratch, site) } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [fitout, ...args], options);
  return { status, output: stdout + stderr };
}

const initSite = (site: string, languages: string, more: readonly string[]) =>
  run(
    site,
    ...['init', join(scratch, site), '--yes', '--languages', languages, '--email', 'me@people.example'],
    ...['--url', `https://${site}.example`, ...more],
  );

const read = (site: string, file: string) => readFileSync(join(scratch, site, file), 'utf8');
const built = (site: string) => siteFiles(join(scratch, site), 'dist/**/*.{html,xml,txt,json}');

const clear = () => rmSync(scratch, { recursive: true, force: true });
beforeAll(clear);
afterAll(clear);

test('init refuses a default language that the interface lacks, with a message, and writes nothing', () => {
  const { status, output } = initSite('cs', 'cs', ['--name', 'Jan', '--role', 'Fyzik', '--place', 'Brno, Czechia']);
  expect(status).toBe(2);
  expect(output).toContain('--languages: the interface is not translated into Czech yet');
  expect(existsSync(join(scratch, 'cs'))).toBe(false);
});

describe('a site in German only, without a resume', () => {
  beforeAll(() => {
    const { status, output } = initSite('de', 'de', [
      '--name',
      'Jörg',
      '--role',
      'Physiker',
      '--place',
      'Köln, Germany',
    ]);
    expect(status, output).toBe(0);
    writeFileSync(join(scratch, 'de/site.yaml'), `${read('de', 'site.yaml')}pages: { resume: false }\n`);
    const build = run('de', 'build');
    expect(build.status, build.output).toBe(0);
    expect(build.output).not.toMatch(/missing|warning/);
  });

  test('is German at the root address and contains no English', () => {
    expect(read('de', 'dist/index.html')).toContain('<html lang="de"');
    expect(existsSync(join(scratch, 'de/words/en.yaml'))).toBe(false);
    const english = built('de').filter((file) => /lang="en|English|\/en[/"]/.test(read('de', file)));
    expect(english).toEqual([]);
  });

  test('has no language selector and no alternates', () => {
    for (const file of built('de'))
      expect(read('de', file), file).not.toMatch(/data-action="language"|language-de|hreflang/i);
  });

  test('has no link, feed or command for pages that do not exist', () => {
    const files = built('de');
    expect(files.filter((file) => /feed|rss|atom|blog|apps|games|skills|career|resume/.test(file))).toEqual([]);
    for (const file of files)
      expect(read('de', file), file).not.toMatch(
        /"(?:https:\/\/de\.example)?\/(?:blog|apps|games|skills|career|resume|rss)/,
      );
  });
});

describe('a site in Arabic, with English as the second language', () => {
  beforeAll(() => {
    const { status, output } = initSite('ar', 'ar,en', [
      '--name',
      'ليلى',
      '--role',
      'مهندسة',
      '--place',
      'Amman, Jordan',
    ]);
    expect(status, output).toBe(0);
    const build = run('ar', 'build');
    expect(build.status, build.output).toBe(0);
    expect(build.output).toMatch(/^en: \d+ of \d+ texts missing; shown in Arabic$/m);
    expect(build.output).toMatch(/resume-ar\.pdf: right-to-left text/);
  });

  test('is right-to-left at the root address and left-to-right below /en', () => {
    expect(read('ar', 'dist/index.html')).toMatch(/<html lang="ar"[^>]* dir="rtl"/);
    expect(read('ar', 'dist/en.html')).toMatch(/<html lang="en"(?![^>]* dir=)/);
    expect(read('ar', 'dist/en.html')).toContain('hrefLang="x-default" href="https://ar.example/"');
    expect(read('ar', 'dist/index.html')).toContain('hrefLang="en" href="https://ar.example/en"');
  });

  test('marks texts without an English translation as Arabic on English pages', () => {
    expect(read('ar', 'dist/en.html')).toMatch(/lang="ar"[^>]*>مهندسة</);
  });

  test('has its resume in both languages', () => {
    for (const file of ['resume.pdf', 'resume-ar.pdf', 'resume-ar.docx', 'resume-en.pdf'])
      expect(existsSync(join(scratch, 'ar/dist', file)), file).toBe(true);
  });

  test('adding a language of the interface leaves only the owner’s texts to translate', () => {
    const { status, output } = run('ar', 'languages', 'add', 'sv', '--force');
    expect(status, output).toBe(0);
    expect(output).toContain('The words of the interface: translated by machine, not yet read by a native speaker.');
    const words: Record<string, unknown> = parse(read('ar', 'words/sv.yaml'));
    const original: Record<string, string> = parse(read('ar', 'words/ar.yaml'));
    // Only the owner’s texts about themselves are left to translate.
    const empty = Object.keys(words).filter((key) => words[key] === null);
    expect(empty.filter((key) => !/مهندسة|Amman/.test(original[key] ?? ''))).toEqual([]);
    expect(empty).toContain('banner_job_title');
    expect(words.home_about_title).toBe('Vad du hittar här');
  });
});
