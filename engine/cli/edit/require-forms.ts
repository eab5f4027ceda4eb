import { CommandFailed } from '../support/command-line.ts';
import { enginePackage } from '../support/engine-package.ts';
import { runNpm } from '../support/npm.ts';
import { questionsFor } from '../support/questions.ts';

/** An optional package, which is installed when it is first needed. */
const forms = '@sveltia/cms';

/**
 * Offers in a terminal to install the missing forms, otherwise throws the command to type.
 * @returns true if the forms were just installed
 */
export async function requireForms(root: string): Promise<boolean> {
  try {
    import.meta.resolve(forms);
    return false;
  } catch {
    const args = ['install', '--save-dev', '--save-exact', `${forms}@${enginePackage.peerDependencies[forms]}`];
    const missing = `The forms need a package that is not installed: npm ${args.join(' ')}`;
    const questions = questionsFor('The forms', false);
    if (!questions.interactive) throw new CommandFailed(missing);
    if (!(await questions.confirm(`${missing}. Install it now?`))) throw new CommandFailed(missing);
    runNpm(args, root);
    return true;
  }
}
