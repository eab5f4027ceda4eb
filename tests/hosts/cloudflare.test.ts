import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type Engine, startCloudflare } from '../support/host-engines.ts';
import { served } from './built-site.ts';
import { checkHost } from './checks.ts';

describe.runIf(process.env.TEST_ALL)('Cloudflare Pages, by its own engine', () => {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await startCloudflare(served).catch((error) => {
      console.warn(`Cloudflare's engine does not start here, its checks are left out: ${error.message}`);
      return undefined;
    });
  });
  beforeEach(({ skip }) => skip(!engine, 'wrangler does not start here'));
  afterAll(() => engine?.stop());
  checkHost(() => engine as Engine);
});
