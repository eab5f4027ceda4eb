import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, type Pair, parseDocument, stringify } from 'yaml';
import { nameInMessages, sourceCodeOf } from '../../content/languages/source-language.ts';
import { wordsFile } from '../../content/texts/read-dictionaries.ts';
import { editFile } from './fill-template.ts';

/** Moves texts that equal the default language’s into a comment, so that pages show and mark them as fallbacks. */
export function removeFallbackTexts(root: string, code: string): string[] {
  const source = sourceCodeOf(root);
  const said = parseDocument(readFileSync(join(root, wordsFile(source)), 'utf8')).toJS() as Record<string, string>;
  const fallback: string[] = [];
  editFile(root, wordsFile(code), (text) => {
    const document = parseDocument(text, { schema: 'core' });
    if (!isMap(document.contents)) return text;
    const isFallbackText = ({ key, value }: Pair) =>
      isScalar(key) && isScalar(value) && said[String(key.value)] === value.value;
    const items = document.contents.items as Pair[];
    const lines = items.filter(isFallbackText).flatMap(({ key }) => {
      const name = String(isScalar(key) ? key.value : key);
      fallback.push(name);
      return stringify({ [name]: said[name] }, { lineWidth: 0 })
        .trimEnd()
        .split('\n');
    });
    if (lines.length === 0) return text;
    document.contents.items = items.filter((item) => !isFallbackText(item)) as never;
    document.comment = [
      `Shown in ${nameInMessages(source)}, and marked as such, until they are translated above:`,
      ...lines,
    ]
      .map((line) => ` ${line}`)
      .join('\n');
    return document.toString({ lineWidth: 0 });
  });
  return fallback;
}
