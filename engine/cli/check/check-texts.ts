import { checkGlossary } from '../../content/glossary/check-glossary.ts';
import type { Problem } from '../../content/problems.ts';
import { checkNotes } from '../../content/texts/notes.ts';

/** Lists translations in these languages that ignore a glossary or exceed the length in a note. */
export const checkTexts = (root: string, codes: readonly string[]): Problem[] => [
  ...checkNotes(root, codes),
  ...codes.flatMap((code) => checkGlossary(root, code)),
];
