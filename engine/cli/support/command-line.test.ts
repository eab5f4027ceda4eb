import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from '../../content/problems.ts';
import { type Command, Misuse, NotDone, runCommand, type Typed } from './command-line.ts';

const command: Command = {
  name: 'npm run greet',
  about: 'greets.',
  uses: { '<name>': 'whom to greet' },
  options: { times: { type: 'string', value: 'N', help: 'how often' } },
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('a command gets its arguments and options', async () => {
  const run = vi.fn<(typed: Typed) => void>();
  await runCommand(command, run, ['Thandi', '--times', '2']);
  expect(run).toHaveBeenCalledWith({ words: ['Thandi'], options: expect.objectContaining({ times: '2' }) });
  expect(process.exitCode).toBeUndefined();
});

test('--help shows what a command takes, and does nothing', async () => {
  const run = vi.fn();
  await runCommand(command, run, ['--help']);
  expect(run).not.toHaveBeenCalled();
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/npm run greet.*<name> {2}whom.*--times N {2}how/s));
});

test.each([
  ['an unknown option is misuse', ['--loud'], undefined, 2],
  ['a misuse that the command finds is misuse', [], new Misuse('whom?'), 2],
  ['what could not be done is 1', [], new NotDone('nobody is there'), 1],
  ['wrong content is 1', [], new ContentError([{ file: 'a', message: 'wrong' }]), 1],
  ['a fault of ours is 1', [], new Error('broken'), 1],
])('%s', async (_, typed, thrown, code) => {
  await runCommand(
    command,
    () => {
      if (thrown) throw thrown;
    },
    typed,
  );
  expect(process.exitCode).toBe(code);
});
