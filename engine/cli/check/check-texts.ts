import { checkGlossary } from '../../content/glossary/check-glossary.ts';
import { checkNotes } from '../../content/notes.ts';
import type { Problem } from '../../content/problems.ts';

/** Lists what glossaries and notes find in the translations of these languages. */
export const checkTexts = (root: string, codes: readonly string[]): Problem[] => [
  ...checkNotes(root, codes),
  ...codes.flatMap((code) => checkGlossary(root, code)),
];
