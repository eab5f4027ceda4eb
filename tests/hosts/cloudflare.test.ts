import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type HostServer, startCloudflare } from '../support/host-servers.ts';
import { served } from './built-site.ts';
import { checkHost } from './checks.ts';

describe.runIf(process.env.TEST_ALL)('Cloudflare Pages, with its own engine', () => {
  let server: HostServer | undefined;
  beforeAll(async () => {
    server = await startCloudflare(served).catch((error) => {
      console.warn(`Cloudflare’s engine does not start here, its checks are skipped: ${error.message}`);
      return undefined;
    });
  });
  beforeEach(({ skip }) => skip(!server, 'wrangler does not start here'));
  afterAll(() => server?.stop());
  checkHost(() => server as HostServer);
});
