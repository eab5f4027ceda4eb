import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from '../../engine/content/files/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { projectRoot } from '../support/project-root.ts';
import { applyCase, type HostileCase } from './hostile-case.ts';
import { runCommand, stackTrace } from './run-command.ts';
import { hostileCases } from './table.ts';

/** Makes a copy of the tests' own site with an older build, and applies a case to the copy. */
function makeSite(one: HostileCase): string {
  const root = join(projectRoot, '.cache/scratch', `hostile-${hostileCases.indexOf(one)}`);
  rmSync(root, { recursive: true, force: true });
  copySite(siteRoot, root);
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'the old site');
  applyCase(root, one);
  return root;
}

// In concurrent tests only the context's onTestFinished knows which test has finished.
test.concurrent.for(hostileCases)(
  'reports an error and keeps the built site: $name',
  async (one, { onTestFinished }) => {
    const root = makeSite(one);
    onTestFinished(() => rmSync(root, { recursive: true }));
    const { exitCode, output } = await runCommand(root, one.args ?? ['build'], one.env);
    expect(output).toContain(one.expectedOutput);
    expect(output).not.toMatch(stackTrace);
    expect(exitCode).toBe(one.exitCode ?? 1);
    expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the old site');
  },
);
