import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '../../content/files/write-changes.ts';
import { describeReview } from '../../content/languages/interface-languages.ts';
import { findUncommitted } from '../support/working-tree.ts';
import { findMentions, planAdd, planOffer, planRemove } from './plan.ts';

export const languageActions: Readonly<Record<'add' | 'remove' | 'disable' | 'offer', LanguageAction>> = {
  add: {
    plan: planAdd,
    next: (_root, code) => [
      `The words of the interface: ${describeReview(code)}.`,
      `Translate words/${code}.yaml and projects/*/${code}.mdx; npm run translations lists what is missing.`,
      `npm run translations accept ${code}   when you have read it`,
      `npm run languages -- offer ${code}    when it is complete, or has fallback: source in site.yaml`,
    ],
    undo: (code) => `npm run languages -- remove ${code} --force`,
  },
  remove: {
    plan: planRemove,
    next: (root, code) => {
      const files = findMentions(root, code);
      return files.length > 0
        ? [`Check these files, which may still name ${code}:`, ...files.map((file) => `  ${file}`)]
        : [];
    },
  },
  disable: { plan: (root, code) => planOffer(root, code, false), next: () => [] },
  offer: { plan: (root, code) => planOffer(root, code, true), next: () => [] },
};

interface LanguageAction {
  /** `ownName` is the language’s own name, needed if CLDR does not know it. */
  plan: (root: string, code: string, ownName?: string) => Changes;
  next: (root: string, code: string) => string[];
  /** The command that undoes the action, if not `git restore`. */
  undo?: (code: string) => string;
}

/** Throws if the changes must not be made. */
export type Check = (changes: Changes) => void;

/** Changes a language of the site and reports what was written; throws before writing anything. */
export async function changeLanguage(
  root: string,
  action: LanguageAction,
  code: string,
  { ownName, check }: { ownName?: string | undefined; check?: Check } = {},
): Promise<void> {
  const changes = action.plan(root, code, ownName);
  check?.(changes);
  const signOf = (file: string, text: unknown) => (text === undefined ? '-' : existsSync(join(root, file)) ? '~' : '+');
  for (const [file, text] of changes) console.log(`${signOf(file, text)} ${file}`);
  if (changes.size === 0) console.log('Nothing to change.');
  else {
    const { writeChecked } = await import('../support/write-checked.ts');
    const undo = action.undo?.(code) ?? restoreOf(root, changes);
    await writeChecked(root, changes);
    console.log(undo ? `Done. To undo it: ${undo}` : 'Done.');
  }
  for (const line of action.next(root, code)) console.log(line);
}

/** The command that restores the replaced files; undefined if git does not have all of them. */
function restoreOf(root: string, changes: Changes): string | undefined {
  const there = [...changes.keys()].filter((file) => existsSync(join(root, file)));
  return findUncommitted(root, there).length === 0 ? 'git restore .' : undefined;
}
