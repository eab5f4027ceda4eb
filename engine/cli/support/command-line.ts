import { Command, CommanderError } from 'commander';
import { PlainError } from '../../content/problems.ts';

/** Thrown where a command was typed wrongly: the message is shown with how it is used, the exit code is 2. */
export class Misuse extends Error {
  override name = 'Misuse';
}

/** Thrown where a command could not do what it was asked: the message alone is shown, the exit code is 1. */
export class NotDone extends PlainError {
  override name = 'NotDone';
}

/** Makes a command whose mistakes in typing are thrown, so that `runCommand` reports them in one line. */
export const newCommand = (name: string): Command =>
  new Command(name)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .helpCommand(false)
    .helpOption('--help', 'shows this');

/**
 * Reads what was typed, runs the command, and sets the exit code: 0 done, 1 not done, 2 typed wrongly. An action throws
 * `Misuse`, `NotDone` or `ContentError` for what the owner can mend.
 * @param typed the arguments after the command's name
 */
export async function runCommand(command: Command, typed: readonly string[] = process.argv.slice(2)): Promise<void> {
  try {
    await command.parseAsync([...typed], { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    if (error instanceof CommanderError || error instanceof Misuse) reportMisuse(command, typed, error);
    // Anything else is ours: the stack helps.
    else console.error(error instanceof PlainError ? error.message : error);
  }
}

/**
 * Reads what was typed for a script that has no other function: where it was typed wrongly, or asks for help, it ends here.
 * @returns the same command, with its `args` and `opts()`
 */
export function readTyped(command: Command): Command {
  try {
    return command.parse();
  } catch (error) {
    reportMisuse(command, process.argv.slice(2), error as Error);
    process.exit(exitCodeOf(error));
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return error instanceof Misuse ? 2 : 1;
}

/** Says what was typed wrongly, and where it stands how the command is used. Its help and its version, where one was shown, are all there is to say. */
function reportMisuse(command: Command, typed: readonly string[], error: Error): void {
  if (error instanceof CommanderError && (error.exitCode === 0 || error.code.startsWith('commander.help'))) return;
  const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
  console.error(`${message} (${namesOf(command, typed).join(' ')} --help says how it is used)`);
}

/** The name of the command that was typed, with those above it. */
function namesOf(command: Command, [first, ...rest]: readonly string[]): string[] {
  const next = command.commands.find((one) => one.name() === first);
  return [command.name(), ...(next ? namesOf(next, rest) : [])];
}
