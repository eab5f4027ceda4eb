import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from '../../engine/content/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { fitout } from '../support/fitout.ts';
import { projectRoot } from '../support/project-root.ts';
import { buildScratch } from '../support/scratch-site.ts';

// Bad input is reported in one line.

/** Runs a command of the engine and waits for its end. */
const run = (parameters: string[], env = {}) =>
  new Promise<{ status: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [fitout, ...parameters], {
      cwd: projectRoot,
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (status) => resolve({ status, said }));
  });

test('an unknown host', async () => {
  expect(await run(['build', '--host', 'nowhere'])).toEqual({
    status: 2,
    said: expect.stringMatching(
      /^no host is called nowhere: choose one of cloudflare, netlify, vercel, github, nginx \(fitout build --help .*\n$/,
    ),
  });
});

test('an invalid address of the site', async () => {
  const build = buildScratch('bad-address', {
    'site.yaml': (text) => text.replace(/^url: .*/m, 'url: https://name.example/my site'),
  });
  await expect(build).rejects.toThrow(
    /site\.yaml:\d+:\d+ url: "https:\/\/name\.example\/my site" is not an address such as /,
  );
});

test('an island that asks for a word which it does not list', async () => {
  const build = buildScratch('unlisted-word', {
    'games/tangle/tangle.island.tsx': (text) => text.replace("words: ['tangle_knots']", 'words: []'),
  });
  await expect(build).rejects.toThrow('the words of tangle.island.tsx lack tangle_knots');
});

async function startOther() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

function makeServable(): string {
  const site = join(projectRoot, '.cache/scratch/served');
  copySite(siteRoot, site);
  mkdirSync(join(site, 'dist'), { recursive: true });
  writeFileSync(join(site, 'dist/index.html'), '');
  return site;
}

test('a port in use, and an invalid port', async () => {
  const { server, port } = await startOther();
  const site = makeServable();
  expect(await run(['serve'], { SITE: site, PORT: port })).toEqual({
    status: 1,
    said: `port ${port} is taken: choose another with PORT=4174 npm start\n`,
  });
  server.close();
  expect(await run(['serve'], { PORT: '99999' })).toEqual({
    status: 2,
    said: expect.stringMatching(/^PORT is 99999: expected a number from 1 to 65535 \(fitout serve --help .*\n$/),
  });
});

/** The address at which other machines reach this one. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

test.skipIf(!outside).each([
  ['', 'ECONNREFUSED'],
  ['0.0.0.0', 200],
] as const)('with HOST=%s a request from outside this machine gets %s', async (host, expected) => {
  const { server, port } = await startOther();
  server.close();
  await once(server, 'close');
  const child = spawn(process.execPath, [fitout, 'serve'], {
    cwd: projectRoot,
    env: { ...process.env, SITE: makeServable(), PORT: String(port), HOST: host },
  });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  const answers = (address: string) =>
    fetch(`http://${address}:${port}/`).then(
      ({ status }) => status,
      ({ cause }) => cause.code,
    );
  expect(await answers('localhost')).toBe(200);
  expect(await answers(String(outside))).toBe(expected);
});
