import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from '../../engine/content/files/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { fitout } from '../support/fitout.ts';
import { projectRoot } from '../support/project-root.ts';
import { buildScratch } from '../support/scratch-site.ts';

// Bad input is reported in one line.

/** Runs a command of the engine and waits for its end. */
const run = (args: string[], env = {}) =>
  new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [fitout, ...args], {
      cwd: projectRoot,
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });

test('fitout build rejects an unknown host', async () => {
  expect(await run(['build', '--host', 'nowhere'])).toEqual({
    status: 2,
    output: expect.stringMatching(
      /^unknown host nowhere: choose one of cloudflare, netlify, vercel, github, nginx \(fitout build --help .*\n$/,
    ),
  });
});

test('fitout build rejects an invalid url in site.yaml, with its file, line and column', async () => {
  const build = buildScratch('bad-address', {
    'site.yaml': (text) => text.replace(/^url: .*/m, 'url: https://name.example/my site'),
  });
  await expect(build).rejects.toThrow(
    /site\.yaml:\d+:\d+ url: "https:\/\/name\.example\/my site" is not an address such as /,
  );
});

test('fitout build rejects an island that uses a text key outside its list', async () => {
  const build = buildScratch('unlisted-word', {
    'games/tangle/tangle.island.tsx': (text) => text.replace("words: ['tangle_knots']", 'words: []'),
  });
  await expect(build).rejects.toThrow('tangle.island.tsx uses texts that its “words” do not list: tangle_knots');
});

async function occupyPort() {
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

test('fitout serve rejects a port in use and an invalid port', async () => {
  const { server, port } = await occupyPort();
  const site = makeServable();
  expect(await run(['serve'], { SITE: site, PORT: port })).toEqual({
    status: 1,
    output: `port ${port} is already in use: choose another with PORT=4174 npm start\n`,
  });
  server.close();
  expect(await run(['serve'], { PORT: '99999' })).toEqual({
    status: 2,
    output: expect.stringMatching(/^PORT is 99999: expected a number from 1 to 65535 \(fitout serve --help .*\n$/),
  });
});

/** The address at which other machines reach this one. */
const lanAddress = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

test.skipIf(!lanAddress).each([
  ['', 'ECONNREFUSED'],
  ['0.0.0.0', 200],
] as const)('fitout serve with HOST=%s: a request from another machine gets %s', async (host, expected) => {
  const { server, port } = await occupyPort();
  server.close();
  await once(server, 'close');
  const child = spawn(process.execPath, [fitout, 'serve'], {
    cwd: projectRoot,
    env: { ...process.env, SITE: makeServable(), PORT: String(port), HOST: host },
  });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  const statusOf = (address: string) =>
    fetch(`http://${address}:${port}/`).then(
      ({ status }) => status,
      ({ cause }) => cause.code,
    );
  expect(await statusOf('localhost')).toBe(200);
  expect(await statusOf(String(lanAddress))).toBe(expected);
});
