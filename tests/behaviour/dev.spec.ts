import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { copySite } from '../../engine/content/files/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { fitout } from '../support/fitout.ts';
import { freePort } from '../support/free-port.ts';
import { projectRoot } from '../support/project-root.ts';
import { text } from '../support/site-map.ts';

/**
 * A new site with an empty cache, and the address at which `fitout dev` serves it: one for all tests, because a start
 * takes seconds. Each test changes something else; after a failure the next test gets a new site.
 */
const test = base.extend<object, { owner: { folder: string; origin: string } }>({
  owner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture’s dependencies from the pattern.
    async ({}, use) => {
      const port = await freePort();
      // Inside the project, so that its code finds the engine.
      const folder = join(projectRoot, `.cache/scratch/dev-${port}`);
      copySite(siteRoot, folder);
      const server = spawn(process.execPath, [fitout, 'dev'], {
        cwd: folder,
        env: { ...process.env, SITE: folder, PORT: String(port) },
      });
      let errors = '';
      server.stderr.on('data', (text) => (errors += text));
      const closed = once(server, 'close');
      await Promise.race([once(server.stdout, 'data'), closed.then(() => Promise.reject(new Error(errors)))]);
      await use({ folder, origin: `http://localhost:${port}` });
      server.kill();
      await closed;
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// In the order of this file: the first test must make the first request to the server.
test.describe.configure({ mode: 'default' });

// Positions are compared, and rising elements are not in their final position yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function layout(page: Page): Promise<string[]> {
  await expect(page.locator('link[as=font]')).toHaveCount(0);
  return page.locator('header, nav, h1, h2, article, footer').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.localName, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );
}

test('the first page of a new dev server looks like the built page and does not reload on the first click', async ({
  page,
  owner: { origin },
}) => {
  await page.goto(pageAddress({ page: 'home' }, 'en'));
  const built = await layout(page);
  await page.goto(origin);
  await expect.poll(() => layout(page)).toEqual(built);
  await page.evaluate(() => Object.assign(globalThis, { loadedOnce: true }));
  await page.getByRole('button', { name: text('command_open'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: text('command_open') })).toBeVisible();
  expect(await page.evaluate(() => 'loadedOnce' in globalThis)).toBe(true);
});

test('the dev server shows a change of site.yaml, and its error until the file is valid again', async ({
  page,
  owner: { folder, origin },
}) => {
  const file = join(folder, 'site.yaml');
  const site = readFileSync(file, 'utf8');
  const languages = page.getByRole('banner').getByRole('button', { name: text('nav_language') });
  // Changes that are saved before the page is connected are not reported to it.
  const listens = () => page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  let listening = listens();
  await page.goto(origin);
  await expect(languages).toBeVisible();
  await listening;
  listening = listens();
  const renamed = site.replace(/^name: .*/m, 'name: Grace Somebody');
  writeFileSync(file, renamed.replace('offered: true, fallback', 'offered: false, fallback'));
  await expect(page).toHaveTitle(/Grace Somebody/);
  await expect(languages).toHaveCount(0);
  await listening;
  listening = listens();
  writeFileSync(file, site.replace(/^name: .*/m, 'name: {'));
  await expect(page.getByText('site.yaml:')).toBeVisible();
  await listening;
  writeFileSync(file, site);
  await expect(languages).toBeVisible();
});

test('every request to the dev server succeeds while words/en.yaml is being saved', async ({
  owner: { folder, origin },
}) => {
  const file = join(folder, 'words/en.yaml');
  const words = readFileSync(file, 'utf8');
  for (let round = 1; round <= 8; round++) {
    writeFileSync(file, words.replace(/^banner_text: /m, `$&Round ${round}. `));
    let html = '';
    while (!html.includes(`Round ${round}. `)) {
      const response = await fetch(origin);
      html = await response.text();
      expect(response.status, html).toBe(200);
    }
  }
});

test('the dev server shows saved changes to a component, its data file and an article', async ({
  owner: { folder, origin },
}) => {
  const at = async (address: string) => (await fetch(origin + address)).text();
  const page = () => at('/');
  const save = (name: string, from: RegExp, to: string) => {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  expect(await page()).not.toContain('Counted anew');
  save('sections/numbers.tsx', /<\/p>/, ' Counted anew</p>');
  await expect.poll(page).toContain('Counted anew');
  save('frame/notice.yaml', /^until: .*/m, 'until: 2031-02-03');
  await expect.poll(page).toContain('data-until="2031-02-03"');
  expect(await at('/blog/1')).not.toContain('Woven anew');
  save('articles/1-everything/en.mdx', /\n\nA </, '\n\nWoven anew, a <');
  await expect.poll(() => at('/blog/1')).toContain('Woven anew');
});

test('the dev server shows an added translation, and the original again once the translation is removed', async ({
  owner: { folder, origin },
}) => {
  const translation = join(folder, 'articles/3-short/sv.mdx');
  const page = async () => (await fetch(`${origin}/sv/blog/3`)).text();
  expect(await page()).toContain('Short</h1>');
  writeFileSync(translation, '---\ntitle: En kort text\ndescription: En text som kom senare.\n---\n\nEn text.\n');
  await expect.poll(page).toContain('En kort text</h1>');
  rmSync(translation);
  await expect.poll(page).toContain('Short</h1>');
});

test('the dev server rejects a request with an invalid address with 400 and keeps running', async ({
  owner: { origin },
}) => {
  const { port } = new URL(origin);
  const socket = connect(Number(port), 'localhost');
  socket.write('GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [response] = await once(socket, 'data');
  socket.destroy();
  expect(String(response)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await fetch(origin)).status).toBe(200);
});
