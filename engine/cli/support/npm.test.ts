import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runNpm } from './npm.ts';

test('reports why npm failed, even inside npm run -s', () => {
  const root = mkdtempSync(join(tmpdir(), 'npm-'));
  vi.stubEnv('npm_config_loglevel', 'silent');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  writeFileSync(join(root, 'package.json'), '{}');
  expect(() => runNpm(['run', 'nothing'], root, true)).toThrow(
    /^npm run nothing failed\.\n[\s\S]*Missing script: "nothing"/,
  );
});
