import type { Command } from 'commander';
import { newCommand, runCommand } from './support/command-line.ts';
import { enginePackage } from './support/engine-package.ts';

/** Each command is loaded when it runs, so that help is fast and needs no site. */
const commands: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  init: () => import('./init.ts'),
  dev: () => import('./dev.ts'),
  build: () => import('./build.ts'),
  serve: () => import('./serve.ts'),
  check: () => import('./check.ts'),
  new: () => import('./new.ts'),
  languages: () => import('./languages.ts'),
  translations: () => import('./translations.ts'),
  theme: () => import('./theme.ts'),
  import: () => import('./import.ts'),
  edit: () => import('./edit.ts'),
  doctor: () => import('./doctor.ts'),
  migrate: () => import('./migrate.ts'),
  upgrade: () => import('./upgrade.ts'),
};

export const commandNames: readonly string[] = Object.keys(commands);

/** Node's exit code if the event loop is empty while a promise is still pending. */
const unsettled = 13;

/** Runs `fitout`, and sets the exit code: 0 done, 1 not done, 2 usage error. */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<void> {
  let done = false;
  process.once('exit', (code) => {
    if (done || (code !== 0 && code !== unsettled)) return;
    console.error(
      'the command ended early: code of the site may end the process, or wait for a promise that never settles',
    );
    process.exitCode = 1;
  });
  const program = newCommand('fitout').description(
    'Builds a portfolio from a folder of content. Commands work on the current folder.',
  );
  program.version(enginePackage.version, '--version', 'shows the version of fitout');
  const [name = ''] = args;
  const wanted = Object.hasOwn(commands, name) ? [name] : commandNames;
  for (const one of wanted) {
    const { command } = (await commands[one]?.()) ?? {};
    if (command) program.addCommand(command);
  }
  await runCommand(program, args);
  done = true;
}
