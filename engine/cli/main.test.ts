import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const bin = join(import.meta.dirname, '../bin/fitout.js');
const run = (...typed: string[]) =>
  promisify(execFile)(process.execPath, [bin, ...typed], {
    cwd: tmpdir(),
    env: { ...process.env, SITE: tmpdir() },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );

const commands = readdirSync(import.meta.dirname)
  .filter((file) => /^(?!main)[a-z]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''));

test('--version prints the version', async () => {
  expect(await run('--version')).toEqual({ code: 0, said: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test('--help lists every command', async () => {
  const { code, said } = await run('--help');
  expect(code).toBe(0);
  for (const command of commands) expect(said).toMatch(new RegExp(`^  ${command} `, 'm'));
});

test.each(commands)(
  'fitout %s prints its help without a site, and reports an unknown option in one line',
  async (name) => {
    const [help, wrong] = await Promise.all([run(name, '--help'), run(name, '--no-such-option')]);
    expect(help).toEqual({ code: 0, said: expect.stringMatching(`^Usage: fitout ${name}\\b`) });
    expect(wrong).toEqual({
      code: 2,
      said: expect.stringMatching(`^[^\n]*no-such-option[^\n]*fitout ${name} --help[^\n]*\n$`),
    });
  },
);

test('fitout build reports a folder without a site', async () => {
  expect(await run('build')).toEqual({ code: 1, said: expect.stringContaining('site.yaml: this file is missing') });
});

test('importing the command line and the start of init does not choose a site yet', async () => {
  const code = `await import(${JSON.stringify(join(import.meta.dirname, 'main.ts'))}); await import(${JSON.stringify(join(import.meta.dirname, 'init/prepare-folder.ts'))}); process.stdout.write(String(process.env.SITE))`;
  const { SITE: _site, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env });
  expect(stdout).toBe('undefined');
});
