import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginx as host } from '../../engine/build/hosts/nginx.ts';
import { localize } from '../../engine/routes/addresses.ts';
import { findNginx, type HostServer, startNginx } from '../support/host-servers.ts';
import { languages } from '../support/site-map.ts';
import { builtSite, served } from './built-site.ts';
import { checkHeaders, checkHost } from './checks.ts';

const nginx = findNginx();
if (!nginx) console.warn('nginx is not installed, its checks are skipped (Debian: apt-get install nginx-light)');

describe.runIf(nginx)('nginx, with the generated nginx.conf', () => {
  let server: HostServer | undefined;
  beforeAll(async () => {
    const site = builtSite();
    const redirects = [...site.redirects, { from: '/%C3%BCber%20%22uns%22;', to: '/about', status: 301 } as const];
    const config = host.write({ ...site, redirects }).get('/nginx.conf') ?? '';
    server = await startNginx(String(nginx), served, config);
  });
  afterAll(() => server?.stop());

  // The short run tests only the headers.
  if (!process.env.TEST_ALL) return checkHeaders(() => server as HostServer);
  checkHost(() => server as HostServer);

  const about = localize('/about', languages.at(-1) ?? 'en');
  test('a redirect works from an address with encoded characters', async () => {
    const response = await fetch(`${server?.origin}/%c3%bcber%20%22uns%22;`, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/about']);
  });

  for (const [path, clean] of [
    ['//about?x=1', '/about?x=1'],
    [about.replace(/\/about$/, '//about'), about],
    ['/%2Fabout', '/about'],
    ['//evil.example', '/evil.example'],
    ['//evil%0d%0aX-Evil:1', '/evil%0d%0aX-Evil:1'],
    ['/icons//32.png', '/icons/32.png'],
  ] as const) {
    test(`${path}, with double slashes, redirects permanently to ${clean}`, async () => {
      const response = await fetch(`${server?.origin}${path}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('Location')]).toEqual([301, clean]);
      expect(response.headers.has('X-Evil')).toBe(false);
    });
  }
});
