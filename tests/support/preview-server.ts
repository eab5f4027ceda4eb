import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { serveSite } from '../../engine/build/hosts/site-server.ts';
import { siteRoot } from '../../engine/content/site-root.ts';

/**
 * Serves the built site to the tests of a file, as `fitout serve` does.
 * @returns a function that requests an address, with headers, and follows no redirect
 */
export function previewServer(): (path: string, headers?: Record<string, string>) => Promise<Response> {
  let server: Server;
  beforeAll(async () => {
    server = serveSite(join(siteRoot, 'dist')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => server.close());
  return (path, headers = {}) => {
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers });
  };
}
