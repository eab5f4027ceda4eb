import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { ContentError } from '../../src/content/problems.ts';

/** An option as `node:util` reads it, with a line of help. */
interface CommandOption extends ParseArgsOptionDescriptor {
  help: string;
  /** What stands for the value in the help: `FILE`. */
  value?: string;
}

/** What a command takes. */
export interface Command {
  /** As it is typed: `npm run new`. */
  name: string;
  /** What it does, in a sentence or two. */
  about: string;
  /** The arguments behind the name, each in a line of its own with what it does: `article "Title"`. */
  uses?: Readonly<Record<string, string>>;
  options: Readonly<Record<string, CommandOption>>;
}

/** What was typed: the arguments, and the options by name. */
export interface Typed {
  words: string[];
  options: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
}

/** Thrown where a command was typed wrongly: the message is shown with how it is used, the exit code is 2. */
export class Misuse extends Error {
  override name = 'Misuse';
}

/** Thrown where a command could not do what it was asked: the message alone is shown, the exit code is 1. */
export class NotDone extends Error {
  override name = 'NotDone';
}

/**
 * Reads what was typed, runs the command, and sets the exit code: 0 done, 1 not done, 2 typed wrongly.
 * @param run what the command does; it throws `Misuse`, `NotDone` or `ContentError` for what the owner can mend
 * @param typed the command's arguments, those of the process where nothing is given
 */
export async function runCommand(
  command: Command,
  run: (typed: Typed) => Promise<void> | void,
  typed: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const { values, positionals } = read(command, typed);
    if (values.help) console.log(helpOf(command));
    else await run({ words: positionals, options: values });
  } catch (error) {
    if (error instanceof Misuse) {
      console.error(`${error.message}\n\n${helpOf(command)}`);
      process.exitCode = 2;
    } else {
      // Anything else is ours: the stack helps.
      const theirs = error instanceof NotDone || error instanceof ContentError;
      console.error(theirs ? error.message : error);
      process.exitCode = 1;
    }
  }
}

/**
 * Reads what was typed for a script that has no other function: shows the help and ends where it is asked for, or where
 * something was typed wrongly.
 */
export function readOptions(command: Command): Typed {
  try {
    const { values, positionals } = read(command, process.argv.slice(2));
    if (!values.help) return { words: positionals, options: values };
    console.log(helpOf(command));
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${helpOf(command)}`);
    process.exit(2);
  }
}

function read(command: Command, typed: readonly string[]) {
  const options = { ...command.options, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: command.uses !== undefined });
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

/** How a command is used: its purpose, what stands behind its name, its options. */
function helpOf({ name, about, uses = {}, options }: Command): string {
  const lines = Object.entries(options).map(([option, { type, value = 'TEXT', help }]) => [
    `--${option}${type === 'string' ? ` ${value}` : ''}`,
    help,
  ]);
  const table = (rows: readonly (readonly string[])[]) => {
    const width = Math.max(...rows.map(([left = '']) => left.length));
    return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`).join('\n');
  };
  const words = Object.entries(uses);
  const parts = [`${name}${words.length > 0 ? ' -- …' : ''}: ${about}`];
  if (words.length > 0) parts.push(table(words));
  parts.push(`Options (npm passes on what stands behind --):\n${table([...lines, ['--help', 'shows this']])}`);
  return parts.join('\n\n');
}
