import { CommandFailed } from '../support/command-line.ts';
import { enginePackage } from '../support/engine-package.ts';
import { runNpm } from '../support/npm.ts';
import { questionsFor } from '../support/questions.ts';

/** An optional package, which is installed when it is first needed. */
const forms = '@sveltia/cms';

/**
 * Offers to install the forms in a terminal, otherwise throws the command to type; true where they were just installed.
 */
export async function requireForms(root: string): Promise<boolean> {
  try {
    import.meta.resolve(forms);
    return false;
  } catch {
    const typed = ['install', '--save-dev', '--save-exact', `${forms}@${enginePackage.peerDependencies[forms]}`];
    const missing = `The forms are a package of their own: npm ${typed.join(' ')}`;
    const questions = questionsFor('The forms', false);
    if (!questions.interactive) throw new CommandFailed(missing);
    if (!(await questions.confirm(`${missing}. Install it now?`))) throw new CommandFailed(missing);
    runNpm(typed, root);
    return true;
  }
}
