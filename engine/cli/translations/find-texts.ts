import type { TranslatedText } from '../../content/translations/ledger.ts';
import { CommandFailed } from '../support/command-line.ts';

/**
 * Finds keys by a key, a block (`articles/4-looms body#12`), an article’s number, or the name of a page or project.
 * @throws CommandFailed if a name matches nothing
 */
export function findKeys(texts: readonly TranslatedText[], names: readonly string[], missing = false): string[] {
  return names.flatMap((name) => {
    if (texts.some(({ key }) => key === name.split('#')[0])) return [name];
    const number = /^\d+$/.test(name) ? `articles/${name}-` : undefined;
    const found = texts.filter(
      ({ key, file }) =>
        (number && key.startsWith(number)) ||
        ['articles', 'pages', 'projects'].some((folder) => file.startsWith(`${folder}/${name}/`)),
    );
    if (found.length === 0) throw new CommandFailed(`There is no text ${JSON.stringify(name)}.`);
    return found.filter(({ state }) => state !== 'surplus' && (missing || state !== 'missing')).map(({ key }) => key);
  });
}
