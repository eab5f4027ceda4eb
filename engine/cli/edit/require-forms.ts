import { NotDone } from '../support/command-line.ts';
import { enginePackage, runNpm } from '../support/npm.ts';
import { questionsFor } from '../support/questions.ts';

/** The forms: a package that a site does without until somebody asks for them. */
const forms = '@sveltia/cms';

/**
 * Makes sure that the forms are there; at a terminal they can be installed at once.
 * @param root the site's folder
 * @returns true where they have just been installed: Node finds them in another process only
 * @throws NotDone that says what to type, where they are not installed
 */
export async function requireForms(root: string): Promise<boolean> {
  try {
    import.meta.resolve(forms);
    return false;
  } catch {
    const typed = ['install', '--save-dev', '--save-exact', `${forms}@${enginePackage.peerDependencies[forms]}`];
    const missing = `The forms are a package of their own: npm ${typed.join(' ')}`;
    const questions = questionsFor('The forms', false);
    if (!questions.asking) throw new NotDone(missing);
    if (!(await questions.agree(`${missing}. Install it now?`))) throw new NotDone(missing);
    runNpm(typed, root);
    return true;
  }
}
