import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../../tests/support/project-root.ts';
import { findHost } from './hosts.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const workflows = readdirSync(join(projectRoot, '.github/workflows')).map((name) => `.github/workflows/${name}`);
const scriptsOf = (file: string) =>
  Object.keys((JSON.parse(read(file)) as { scripts: Record<string, string> }).scripts);
const scripts = [...scriptsOf('package.json'), ...scriptsOf('site/package.json')];

test.each([...workflows, 'netlify.toml', 'Containerfile', 'docs/deploy.md', 'UPGRADING.md'])(
  '%s names only existing hosts and npm scripts',
  (file) => {
    const text = read(file);
    for (const [, host = ''] of text.matchAll(/--host (\w+)/g)) expect(findHost(host)).toBeDefined();
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    for (const name of commands) expect(scripts).toContain(name);
  },
);

test('every deploy job runs only if the variable DEPLOY_TO names it', () => {
  const { jobs } = parse(read('.github/workflows/deploy.yml')) as { jobs: Record<string, { if?: string }> };
  expect(Object.keys(jobs).length).toBeGreaterThan(0);
  for (const [name, job] of Object.entries(jobs)) expect(job.if).toContain(`vars.DEPLOY_TO == '${name}'`);
});

test.each(workflows)('%s pins every action to a commit hash, with the version in a comment', (file) => {
  const actions = [...read(file).matchAll(/uses: (\S+)( # \S+)?/g)].map(
    ([, action, version]) => `${action}${version ?? ''}`,
  );
  expect(actions.filter((action) => !/@[0-9a-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
});
