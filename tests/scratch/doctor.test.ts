import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withNothing } from '../support/any-number.ts';
import { makeOwner, type ScratchOwner } from '../support/scratch-owner.ts';

// The doctor lists placeholders, the build counts them, and a release build refuses them.

let owner: ScratchOwner;
beforeAll(() => {
  owner = makeOwner('doctor', withNothing);
});

test('a site without placeholders passes the doctor and builds for release', async () => {
  expect(await owner.run('doctor')).toEqual({
    status: 0,
    output: expect.stringContaining('No problems'),
  });
  const { status, output } = await owner.run('build', '--release');
  expect(output).toMatch(/\d+ pages in .*\n$/);
  expect(output).not.toContain('open');
  expect(status).toBe(0);
});

test('the doctor locates a reserved e-mail address, the build counts it, a release build refuses it', async () => {
  const before = owner.read('site.yaml');
  owner.write('site.yaml', before.replace(/^email: .*/m, 'email: ada@ada.example'));
  const line = owner.read('site.yaml').split('\n').indexOf('email: ada@ada.example') + 1;
  const doctor = await owner.run('doctor');
  expect(doctor.output).toContain(`site.yaml:${line}: ada@ada.example`);
  expect(doctor.output).toContain('1 problem');
  expect(doctor.status).toBe(1);

  rmSync(join(owner.root, 'dist'), { recursive: true });
  const release = await owner.run('build', '--release');
  expect(release.output).toBe(
    `site.yaml:${line}: ada@ada.example: a reserved domain, for examples only; security.txt names it as the contact for vulnerabilities\n1 problem, so this site is not ready for the public.\n`,
  );
  expect(release.status).toBe(1);
  expect(existsSync(join(owner.root, 'dist'))).toBe(false);

  const build = await owner.run('build');
  expect(build.output).toMatch(/pages in .*\n1 problem.*npm run doctor.*\n$/);
  expect(build.status).toBe(0);
});

test('the doctor also reports invalid content', async () => {
  owner.write('theme.yaml', 'corners: many\n');
  const { status, output } = await owner.run('doctor');
  expect(output).toMatch(/theme\.yaml:1:1 corners: /);
  expect(status).toBe(1);
});
