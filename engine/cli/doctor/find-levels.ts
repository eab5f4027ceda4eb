import { linkedInLevels } from '../../build/resume/import/linkedin/levels.ts';
import { nameInMessages } from '../../content/languages/source-language.ts';
import type { Problem } from '../../content/problems.ts';
import { fieldsIn, type OwnerText } from './owner-files.ts';

/** Finds language levels in LinkedIn’s English wording, left by an import in the words of another language. */
export function findLevels(texts: readonly OwnerText[]): Problem[] {
  return texts.flatMap((text) => {
    const code = /^words\/([\w-]+)\.yaml$/.exec(text.file)?.[1];
    if (!code || code.split('-')[0] === 'en') return [];
    return fieldsIn(text)
      .filter((field) => linkedInLevels.test(field.text))
      .map(({ line, key }) => ({
        ...{ file: text.file, line, key },
        message: `this level is LinkedIn’s English wording: translate it into ${nameInMessages(code)}`,
      }));
  });
}
