import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withNothing } from '../support/any-number.ts';
import { makeOwner, type ScratchOwner } from '../support/scratch-owner.ts';

// Placeholders are listed, counted by the build, and refused for a release.

let owner: ScratchOwner;
beforeAll(() => {
  owner = makeOwner('doctor', withNothing);
});

test('a site that is its owner’s is for the public', async () => {
  expect(await owner.run('doctor')).toEqual({
    status: 0,
    said: expect.stringContaining('No problems'),
  });
  const { status, said } = await owner.run('build', '--release');
  expect(said).toMatch(/\d+ pages in .*\n$/);
  expect(said).not.toContain('open');
  expect(status).toBe(0);
});

test('with a reserved address the doctor says where, the build counts, the release refuses', async () => {
  const before = owner.read('site.yaml');
  owner.write('site.yaml', before.replace(/^email: .*/m, 'email: ada@ada.example'));
  const line = owner.read('site.yaml').split('\n').indexOf('email: ada@ada.example') + 1;
  const doctor = await owner.run('doctor');
  expect(doctor.said).toContain(`site.yaml:${line}: ada@ada.example`);
  expect(doctor.said).toContain('1 problem');
  expect(doctor.status).toBe(1);

  rmSync(join(owner.root, 'dist'), { recursive: true });
  const release = await owner.run('build', '--release');
  expect(release.said).toBe(
    `site.yaml:${line}: ada@ada.example: a reserved domain, for examples only; security.txt names it as the contact for vulnerabilities\n1 problem, so this site is not ready for the public.\n`,
  );
  expect(release.status).toBe(1);
  expect(existsSync(join(owner.root, 'dist'))).toBe(false);

  const build = await owner.run('build');
  expect(build.said).toMatch(/pages in .*\n1 problem.*npm run doctor.*\n$/);
  expect(build.status).toBe(0);
});

test('what is wrong in the content is open, too', async () => {
  owner.write('theme.yaml', 'corners: many\n');
  const { status, said } = await owner.run('doctor');
  expect(said).toMatch(/theme\.yaml:1:1 corners: /);
  expect(status).toBe(1);
});
