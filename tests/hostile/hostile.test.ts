import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from '../../engine/content/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { projectRoot } from '../support/project-root.ts';
import { applyCase, type HostileCase } from './hostile-case.ts';
import { runCommand, stack } from './run-command.ts';
import { hostileCases } from './table.ts';

/** A copy of the tests' own site that was built once, with what is bad in it. */
function makeSite(one: HostileCase): string {
  const root = join(projectRoot, '.cache/scratch', `hostile-${hostileCases.indexOf(one)}`);
  rmSync(root, { recursive: true, force: true });
  copySite(siteRoot, root);
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'the old site');
  applyCase(root, one);
  return root;
}

// Of concurrent tests only the context knows which of them is finished.
test.concurrent.for(hostileCases)('$name', async (one, { onTestFinished }) => {
  const root = makeSite(one);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { exitCode, said } = await runCommand(root, one.typed ?? ['build'], one.env);
  expect(said).toContain(one.says);
  expect(said).not.toMatch(stack);
  expect(exitCode).toBe(one.exitCode ?? 1);
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the old site');
});
