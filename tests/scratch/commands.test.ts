import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/content/site-root.ts';
import { buildScratch } from '../support/scratch-site.ts';
import { share } from '../support/thorough.ts';

// Bad input is reported in one line.

/** Runs a command of the project and waits for its end. */
const run = (parameters: string[], env = {}) =>
  new Promise<{ status: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, parameters, { cwd: projectRoot, env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (status) => resolve({ status, said }));
  });

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** What an owner types, and the file behind it. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] = /node (\S+\.ts)$/.exec(script) ?? [];
  return file && !name.includes(':') ? [{ name, file }] : [];
});

test.each(share(commands, 0, 4))(
  'npm run $name says how it is used, and so where it was typed wrongly',
  async ({ name, file }) => {
    const [help, wrong] = await Promise.all([run([file, '--help']), run([file, '--no-such-option'])]);
    expect(help).toEqual({ status: 0, said: expect.stringMatching(`^npm run ${name}\\b`) });
    expect(wrong).toEqual({ status: 2, said: expect.stringMatching(`no-such-option[^]*npm run ${name}\\b`) });
  },
);

test('an unknown host', async () => {
  expect(await run(['cli/build.ts', '--host', 'nowhere'])).toEqual({
    status: 2,
    said: expect.stringMatching(
      /^no host is called nowhere: choose one of cloudflare, netlify, vercel, github, nginx\n\nnpm run build: /,
    ),
  });
});

test('an address of the site that is none', async () => {
  const build = buildScratch('bad-address', {
    'content/site.yaml': (text) => text.replace(/^url: .*/m, 'url: https://name.example/my site'),
  });
  await expect(build).rejects.toThrow(
    /content\/site\.yaml:\d+:\d+ url: "https:\/\/name\.example\/my site" is no address such as /,
  );
});

test('an island that asks for a word which it does not list', async () => {
  const bar = readFileSync(join(projectRoot, 'src/pages/blog/filter-bar.tsx'), 'utf8');
  const build = buildScratch('unlisted-word', {
    'overrides/src/pages/blog/filter-bar.tsx': () => bar.replace("t('blogs_search')", "t('nav_theme')"),
  });
  await expect(build).rejects.toThrow('the words of article-filter.island.tsx lack nav_theme');
});

test('a port that is taken, and a port that is none', async () => {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await run(['cli/serve.ts'], { PORT: port })).toEqual({
    status: 1,
    said: `port ${port} is taken: choose another with PORT=4174 npm start\n`,
  });
  server.close();
  expect(await run(['cli/serve.ts'], { PORT: '99999' })).toEqual({
    status: 2,
    said: expect.stringMatching(/^PORT is 99999: expected a number from 1 to 65535\n\nnpm run serve: /),
  });
});
