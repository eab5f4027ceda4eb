import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginx as host } from '../../engine/build/hosts/nginx.ts';
import { localize } from '../../engine/routes/addresses.ts';
import { type Engine, findNginx, startNginx } from '../support/host-engines.ts';
import { languages } from '../support/site-map.ts';
import { builtSite, served } from './built-site.ts';
import { checkHeaders, checkHost } from './checks.ts';

const nginx = findNginx();
if (!nginx) console.warn('nginx is not installed, its checks are left out (Debian: apt-get install nginx-light)');

describe.runIf(nginx)('nginx, with the file that is written for it', () => {
  let engine: Engine | undefined;
  beforeAll(async () => {
    const site = builtSite();
    const redirects = [...site.redirects, { from: '/%C3%BCber%20%22uns%22;', to: '/about', status: 301 } as const];
    const written = host.write({ ...site, redirects }).get('/nginx.conf') ?? '';
    engine = await startNginx(String(nginx), served, written);
  });
  afterAll(() => engine?.stop());

  // The short run tests only the headers.
  if (!process.env.TEST_ALL) return checkHeaders(() => engine as Engine);
  checkHost(() => engine as Engine);

  const about = localize('/about', languages.at(-1) ?? 'en');
  test('a redirect begins at an address with any letters', async () => {
    const answer = await fetch(`${engine?.origin}/%c3%bcber%20%22uns%22;`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/about']);
  });

  for (const [path, clean] of [
    ['//about?x=1', '/about?x=1'],
    [about.replace(/\/about$/, '//about'), about],
    ['/%2Fabout', '/about'],
    ['//evil.example', '/evil.example'],
    ['//evil%0d%0aX-Evil:1', '/evil%0d%0aX-Evil:1'],
    ['/icons//32.png', '/icons/32.png'],
  ] as const) {
    test(`${path}, with doubled slashes, leads to ${clean} for good`, async () => {
      const answer = await fetch(`${engine?.origin}${path}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, clean]);
      expect(answer.headers.has('X-Evil')).toBe(false);
    });
  }
});
