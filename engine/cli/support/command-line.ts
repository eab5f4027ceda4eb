import { Command, CommanderError } from 'commander';
import { PlainError } from '../../content/problems.ts';

/** A usage error: the message is shown with the usage, the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A command that could not be carried out: only the message is shown, the exit code is 1. */
export class CommandFailed extends PlainError {
  override name = 'CommandFailed';
}

/** Makes a command that throws usage errors, so that `runCommand` reports them in one line. */
export const newCommand = (name: string): Command =>
  new Command(name)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .helpCommand(false)
    .helpOption('--help', 'shows this help');

/** Sets the exit code: 0 done, 1 not done, 2 usage error. Only unexpected errors are shown with their stack. */
export async function runCommand(command: Command, args: readonly string[] = process.argv.slice(2)): Promise<void> {
  try {
    await command.parseAsync([...args], { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    if (error instanceof CommanderError || error instanceof UsageError) reportUsageError(command, args, error);
    // Other errors are bugs: the stack helps.
    else console.error(error instanceof PlainError || isOfSystem(error) ? (error as Error).message : error);
  }
}

/** Errors of the file system are not bugs: a full disk, a file in place of a folder. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Parses the arguments of a script without subcommands; a usage error or `--help` ends the process. */
export function parseArguments(command: Command): Command {
  try {
    return command.parse();
  } catch (error) {
    reportUsageError(command, process.argv.slice(2), error as Error);
    process.exit(exitCodeOf(error));
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return error instanceof UsageError ? 2 : 1;
}

/** Reports a usage error with where to find help. After help or version there is nothing to report. */
function reportUsageError(command: Command, args: readonly string[], error: Error): void {
  if (error instanceof CommanderError && (error.exitCode === 0 || error.code.startsWith('commander.help'))) return;
  const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
  console.error(`${message} (${namesOf(command, args).join(' ')} --help shows the usage)`);
}

function namesOf(command: Command, [first, ...rest]: readonly string[]): string[] {
  const next = command.commands.find((one) => one.name() === first);
  return [command.name(), ...(next ? namesOf(next, rest) : [])];
}
