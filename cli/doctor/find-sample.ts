import type { Problem } from '../../src/content/problems.ts';
import { type OwnerFiles, type OwnerText, saidLines } from './owner-files.ts';
import { hashOf, hashOfPhrase, phrasesIn, plainData, type SampleRecord } from './sample.ts';

/**
 * Finds what is still the sample's: files as the project ships them, wherever they lie now, and in other files its name
 * and its phrases.
 */
export function findSample({ texts, pictures }: OwnerFiles, record: SampleRecord): Problem[] {
  const known = new Set(Object.values(record.files));
  const phrases = new Set(record.phrases);
  const isUnchanged = (file: string, data: string | Buffer) => known.has(hashOf(plainData(file, Buffer.from(data))));
  const unchanged = texts.filter(({ file, source }) => isUnchanged(file, source));
  const changed = texts.filter((text) => !unchanged.includes(text) && !text.file.endsWith('.ts'));
  return [
    ...groupByFolder(unchanged),
    ...pictures
      .filter(({ file, read }) => isUnchanged(file, read()))
      .map(({ file }) => ({ file, line: 1, message: 'a picture of the sample, unchanged' })),
    ...changed.flatMap((text) => [...findName(text, record), ...findPhrases(text, phrases)]),
  ];
}

/** An article or a project is one finding, however many languages it has. */
function groupByFolder(unchanged: readonly OwnerText[]): Problem[] {
  const folderOf = (file: string) => /^content\/(?:articles|projects|pages)\/[^/]+/.exec(file)?.[0] ?? file;
  return [...Map.groupBy(unchanged, ({ file }) => folderOf(file))].map(([folder, files]) => {
    const [first] = files.toSorted((a, b) => rank(a.file) - rank(b.file));
    const others = files.length - 1;
    const more = others > 0 ? `, and ${others} more in its folder` : '';
    return { file: first?.file ?? folder, line: 1, message: `the sample’s, unchanged${more}` };
  });
}

/** English is what the others are made from. */
const rank = (file: string) => (file.endsWith('/en.mdx') ? 0 : 1);

function findName(text: OwnerText, { name, handle }: SampleRecord): Problem[] {
  return saidLines(text).flatMap(({ text: said, line }) => {
    const found = [name, handle].find((one) => said.includes(one));
    return found ? { file: text.file, line, message: `“${found}” is the sample’s name` } : [];
  });
}

function findPhrases(text: OwnerText, phrases: ReadonlySet<string>): Problem[] {
  return phrasesIn(text)
    .filter((one) => phrases.has(hashOfPhrase(one.text)))
    .map(({ line, key, text: phrase }) => ({
      file: text.file,
      line,
      key,
      message: `a text of the sample: ${short(phrase)}`,
    }));
}

const short = (text: string) => (text.length > 50 ? `${text.slice(0, 50).trim()}…` : text);
