import { Command, CommanderError } from 'commander';
import { ContentError } from '../../content/problems.ts';

/** Thrown where a command was typed wrongly: the message is shown with how it is used, the exit code is 2. */
export class Misuse extends Error {
  override name = 'Misuse';
}

/** Thrown where a command could not do what it was asked: the message alone is shown, the exit code is 1. */
export class NotDone extends Error {
  override name = 'NotDone';
}

/** A command with the manners of all: where it was typed wrongly, how it is used is shown below what was wrong. */
export const newCommand = (name: string): Command =>
  new Command(name).exitOverride().showHelpAfterError().helpCommand(false).helpOption('--help', 'shows this');

/**
 * Reads what was typed, runs the command, and sets the exit code: 0 done, 1 not done, 2 typed wrongly. An action throws
 * `Misuse`, `NotDone` or `ContentError` for what the owner can mend.
 * @param typed what stands behind the command's name
 */
export async function runCommand(command: Command, typed: readonly string[] = process.argv.slice(2)): Promise<void> {
  let running = command;
  command.hook('preAction', (_, action) => {
    running = action;
  });
  try {
    await command.parseAsync([...typed], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof Misuse) {
      console.error(`${error.message}\n`);
      running.outputHelp({ error: true });
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
 * Reads what was typed for a script that has no other function: where it was typed wrongly, or asks for help, it ends here.
 * @returns the same command, with its `args` and `opts()`
 */
export const readTyped = (command: Command): Command =>
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2)).parse();
