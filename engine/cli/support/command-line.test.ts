import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from '../../content/problems.ts';
import { CommandFailed, newCommand, runCommand, UsageError } from './command-line.ts';

const program = (run: (...typed: unknown[]) => void) =>
  newCommand('tool').addCommand(
    newCommand('greet').description('greets.').argument('<name>', 'whom to greet').option('--times <n>').action(run),
  );

const said = { out: '', wrong: '' };
beforeEach(() => {
  Object.assign(said, { out: '', wrong: '' });
  const keep = (name: keyof typeof said) => (text: unknown) => {
    said[name] += text;
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(keep('wrong'));
  vi.spyOn(console, 'error').mockImplementation(keep('wrong'));
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('a command gets its arguments and options', async () => {
  const run = vi.fn();
  await runCommand(program(run), ['greet', 'Thandi', '--times', '2']);
  expect(run).toHaveBeenCalledWith('Thandi', { times: '2' }, expect.anything());
  expect(process.exitCode).toBeUndefined();
});

test('--help prints the usage without running the command', async () => {
  const run = vi.fn();
  await runCommand(program(run), ['greet', '--help']);
  expect(run).not.toHaveBeenCalled();
  expect(said.out).toMatch(/Usage: tool greet \[options\] <name>[\s\S]*whom to greet/);
  expect(process.exitCode).toBe(0);
});

test.each([
  ['an unknown option', ['greet', 'Ada', '--loud'], /^unknown option '--loud' \(tool greet --help [^\n]*$/],
  ['a misspelt option', ['greet', 'Ada', '--time'], /^unknown option '--time' \(Did you mean --times\?\)[^\n]*$/],
  ['one argument too many', ['greet', 'Ada', 'Eda'], /^too many arguments[^\n]* \(tool greet --help [^\n]*$/],
  ['an unknown command', ['shout'], /^unknown command 'shout' \(tool --help [^\n]*$/],
  ['a missing command', [], /^Usage: tool/],
])('%s prints an error in one line or the usage, and sets exit code 2', async (_, typed, message) => {
  await runCommand(program(vi.fn()), typed);
  expect(said.wrong).toMatch(message);
  expect(process.exitCode).toBe(2);
});

test.each([
  [
    'a UsageError prints its message with the help hint, and sets exit code 2',
    new UsageError('whom?'),
    2,
    /^whom\? \(tool greet --help [^\n]*$/,
  ],
  [
    'CommandFailed prints only its message, and sets exit code 1',
    new CommandFailed('nobody is there'),
    1,
    /^nobody is there$/,
  ],
  [
    'ContentError prints its problems, and sets exit code 1',
    new ContentError([{ file: 'a', message: 'wrong' }]),
    1,
    /^1 problem[^\n]*\n {2}a: wrong$/,
  ],
  ['an unexpected error is printed in full, and sets exit code 1', new Error('broken'), 1, /broken/],
])('%s', async (_, thrown, code, message) => {
  const run = () => {
    throw thrown;
  };
  await runCommand(program(run), ['greet', 'Ada']);
  expect(process.exitCode).toBe(code);
  expect(said.wrong).toMatch(message);
});
