import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { elementsIn, parsePage } from '../build/parse-page.ts';
import { fitout } from '../support/fitout.ts';
import { phonePicks } from '../support/phone-picks.ts';
import { projectRoot } from '../support/project-root.ts';
import { scratchCache } from '../support/scratch-site.ts';
import { writeOwnersContent } from '../support/take-over.ts';

// The project works with the content of another owner, in a language that the interface does not speak.

const root = join(projectRoot, '.cache/scratch/take-over');
const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const run = promisify(execFile);

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await writeOwnersContent(root);
  await run(process.execPath, [fitout, 'build'], {
    cwd: projectRoot,
    env: { ...process.env, SITE: root, FITOUT_CACHE: scratchCache },
  });
});

test('the site has the owner’s pages in both languages, and no others', () => {
  const pages = ['about', 'accessibility', 'apps', 'blog', 'career', 'contact', 'resume', 'skills', 'uses'];
  const html = (folder: string) => readdirSync(join(dist, folder)).filter((file) => file.endsWith('.html'));
  expect(html('sv').sort()).toEqual(['404', ...pages].map((page) => `${page}.html`));
  expect(html('').sort()).toEqual(['404', ...pages, 'index', 'sv'].map((page) => `${page}.html`).sort());
  expect(html('blog').sort()).toEqual(['1.html', '2.html']);
  expect(html('apps').sort()).toEqual(['kompass.html', 'stigar.html', 'tidvatten.html']);
});

test('the interface speaks the owner’s Swedish', () => {
  const page = parsePage(read('sv/uses.html')).documentElement;
  const menus = page ? elementsIn(page, 'nav').map((nav) => nav.getAttribute('aria-label')) : [];
  expect(menus).toContain('Huvudmeny');
  expect(read('sv/blog/2.html')).toContain('Den här artikeln är inte översatt ännu');
});

test('palette and font are the owner’s', () => {
  const home = read('index.html');
  expect(home).toMatch(/#f4f6fa/i);
  expect(home).not.toMatch(/#fbf3e4/i);
  const fonts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toEqual([expect.stringContaining('literata')]);
});

test('nothing that the owner does without is left: games, ribbon, carousel', () => {
  for (const file of ['index.html', 'sv/about.html'])
    expect(read(file)).not.toMatch(/\/games|data-last-day|name="carousel"/);
});

test('the pages are valid', async () => {
  const check = run('html-validate', [`${dist}/**/*.html`], { cwd: projectRoot });
  expect((await check.catch(({ stdout }) => ({ stdout }))).stdout).toBe('');
});

test('a photograph of 12 megapixels adds no more than 60 kB to a phone’s first visit', () => {
  for (const file of ['index.html', 'about.html', 'blog/1.html'])
    for (const density of [2, 3])
      for (const format of ['avif', 'webp']) {
        const picked = phonePicks(read(file), { width: 390, density });
        const photos = [...new Set(picked.filter((one) => one.includes('/coast-') && one.endsWith(format)))];
        expect(photos, file).toHaveLength(1);
        const bytes = readFileSync(join(dist, photos[0] ?? '')).length;
        expect(bytes, `${photos} in ${file}, ${density} pixels for one`).toBeLessThanOrEqual(60_000);
      }
});

test('the photograph itself stays at home', () => {
  expect(existsSync(join(dist, 'pictures/coast.jpg'))).toBe(false);
});
