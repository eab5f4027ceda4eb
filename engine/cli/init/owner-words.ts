import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, type Pair, parseDocument, stringify } from 'yaml';
import { wordsFile } from '../../content/read-dictionaries.ts';
import { edit } from './fill-template.ts';

/** Moves texts that equal the English ones to a comment: pages then show the English text marked as English. */
export function removeFallbackTexts(root: string, code: string): string[] {
  const english = parseDocument(readFileSync(join(root, wordsFile('en')), 'utf8')).toJS() as Record<string, string>;
  const fallback: string[] = [];
  edit(root, wordsFile(code), (text) => {
    const document = parseDocument(text, { schema: 'core' });
    if (!isMap(document.contents)) return text;
    const isFallbackText = ({ key, value }: Pair) =>
      isScalar(key) && isScalar(value) && english[String(key.value)] === value.value;
    const items = document.contents.items as Pair[];
    const lines = items.filter(isFallbackText).flatMap(({ key }) => {
      const name = String(isScalar(key) ? key.value : key);
      fallback.push(name);
      return stringify({ [name]: english[name] }, { lineWidth: 0 })
        .trimEnd()
        .split('\n');
    });
    if (lines.length === 0) return text;
    document.contents.items = items.filter((item) => !isFallbackText(item)) as never;
    document.comment = ['Shown in English, and marked as English, until they are translated above:', ...lines]
      .map((line) => ` ${line}`)
      .join('\n');
    return document.toString({ lineWidth: 0 });
  });
  return fallback;
}
