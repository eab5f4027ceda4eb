import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '../support/write-changes.ts';
import { findMentions, planAdd, planOffer, planRemove } from './plan.ts';

/** What can be done with a language of the site. */
export const languageActions: Readonly<Record<string, LanguageAction>> = {
  add: {
    plan: planAdd,
    next: (_root, code) => [
      `Translate content/words/${code}.yaml and content/projects/*/${code}.mdx; npm run translations lists what is missing.`,
      `npm run translations accept ${code}   when you have read it`,
      `npm run languages -- offer ${code}    when it is complete, or has fallback: source in content/site.yaml`,
    ],
  },
  remove: {
    plan: planRemove,
    next: (root, code) => {
      const files = findMentions(root, code);
      return files.length > 0 ? [`Look at what else may name ${code}:`, ...files.map((file) => `  ${file}`)] : [];
    },
  },
  hold: { plan: (root, code) => planOffer(root, code, false), next: () => [] },
  offer: { plan: (root, code) => planOffer(root, code, true), next: () => [] },
};

interface LanguageAction {
  /** @param ownName what the language calls itself, where CLDR does not know */
  plan: (root: string, code: string, ownName?: string) => Changes;
  /** What to do next, a line each. */
  next: (root: string, code: string) => string[];
}

/**
 * Changes a language of the site and tells what was written.
 * @param root the folder that holds `content/`
 * @param action one of `languageActions`
 * @param ownName what a new language calls itself, where CLDR does not know
 * @throws NotDone where it cannot be done, ContentError where the content would be wrong; nothing is written then
 */
export async function changeLanguage(root: string, action: LanguageAction, code: string, ownName?: string) {
  const changes = action.plan(root, code, ownName);
  const signOf = (file: string, text: unknown) => (text === undefined ? '-' : existsSync(join(root, file)) ? '~' : '+');
  for (const [file, text] of changes) console.log(`${signOf(file, text)} ${file}`);
  if (changes.size === 0) console.log('It is so already.');
  else {
    // What reads the whole content takes a while to load: only where it is needed.
    const { carryOut } = await import('../support/carry-out.ts');
    await carryOut(root, changes);
    console.log('Done. To undo it: git restore content && git clean -fd content');
  }
  for (const line of action.next(root, code)) console.log(line);
}
