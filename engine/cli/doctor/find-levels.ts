import { linkedInLevels } from '../../build/resume/import/linkedin/levels.ts';
import type { Problem } from '../../content/problems.ts';
import { nameInMessages } from '../../content/source-language.ts';
import { fieldsIn, type OwnerText } from './owner-files.ts';

/** Finds levels of languages that an import took from LinkedIn in English, in the words of another language. */
export function findLevels(texts: readonly OwnerText[]): Problem[] {
  return texts.flatMap((text) => {
    const code = /^words\/([\w-]+)\.yaml$/.exec(text.file)?.[1];
    if (!code || code.split('-')[0] === 'en') return [];
    return fieldsIn(text)
      .filter((field) => linkedInLevels.test(field.text))
      .map(({ line, key }) => ({
        ...{ file: text.file, line, key },
        message: `LinkedIn’s word for it, in English: say it in ${nameInMessages(code)}`,
      }));
  });
}
