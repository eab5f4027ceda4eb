import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, expect } from '@playwright/test';
import { fitout } from '../support/fitout.ts';
import { makeOwner, type ScratchOwner } from '../support/scratch-owner.ts';

/** Requests to other hosts, and errors in the console. */
let externalRequests: string[] = [];
let errors: string[] = [];

const test = base.extend<{ owner: ScratchOwner }>({
  owner: async ({ page }, use) => {
    [externalRequests, errors] = [[], []];
    const owner = makeOwner('edit');
    const port = Number(process.env.TEST_PORT ?? 4191) + 1;
    const args = [fitout, 'edit', '--port', String(port)];
    const editor = spawn(process.execPath, args, { env: { ...process.env, SITE: owner.root } });
    await once(editor.stdout, 'data');
    const own = `http://localhost:${port}/`;
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && !url.startsWith(own)) externalRequests.push(url);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(own);
    await use(owner);
    const exited = once(editor, 'exit');
    editor.kill();
    await exited;
  },
});

// The tests share a folder and a port, so they run one after the other.
test.describe.configure({ mode: 'default' });

test('fitout edit saves a changed title to the article’s file and rejects an unknown category', async ({
  page,
  owner,
}) => {
  await page.getByText('Half Translated').click();
  await page.getByLabel('Title', { exact: true }).first().fill('Wholly Changed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
  expect(owner.changes()).toBe(' M articles/2-half-translated/en.mdx\n');
  expect(owner.read('articles/2-half-translated/en.mdx')).toContain('\ntitle: Wholly Changed\n');

  await page.getByText('Wholly Changed').click();
  await page.getByRole('textbox', { name: 'Category' }).fill('no_such_text');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('category: no text named "no_such_text" in words/en.yaml');
  expect(owner.read('articles/2-half-translated/en.mdx')).not.toContain('no_such_text');
});

test('opening an article in fitout edit loads the icons, sends no request to other hosts, changes no file', async ({
  page,
  owner,
}) => {
  await page.getByText('Half Translated').click();
  await expect(page.getByLabel('Title', { exact: true }).first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Material Symbols') && status === 'loaded'),
      ),
    )
    .toBe(true);
  expect({ externalRequests, errors }).toEqual({ externalRequests: [], errors: [] });
  expect(owner.changes()).toBe('');
});
