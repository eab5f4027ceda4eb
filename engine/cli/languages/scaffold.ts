import { type Document, isMap, type Pair, parseDocument, Scalar, visit, type YAMLMap } from 'yaml';
import type { Dictionary } from '../../content/content.ts';
import { splitFrontMatter } from '../../content/files/front-matter.ts';
import type { Language } from '../../content/languages/language.ts';
import { expectedKeys, textKeyOf } from '../../content/texts/read-dictionaries.ts';

const noteOn = (original: string) => `Empty texts are missing; the ${original} text follows #.`;

interface Scaffold {
  language: Pick<Language, 'code' | 'tag' | 'ownName'>;
  /** The name of the default language. */
  original: string;
  /** Texts that the engine has in the new language already. */
  stock?: Dictionary;
}

/** Every key of the default language and of `interfaceTexts`, empty, in the plural forms of the new language. */
export function scaffoldWords(
  source: string,
  interfaceTexts: Dictionary,
  { language: { code, tag, ownName }, original, stock = {} }: Scaffold,
): string {
  const document: Document = parseDocument(source, { schema: 'core' });
  const own = isMap(document.contents) ? (document.contents.items as Pair<Scalar, Scalar>[]) : [];
  const words = Object.fromEntries(own.map(({ key, value }) => [String(key.value), String(value?.value)]));
  const heads = new Map(own.toReversed().map(({ key }) => [textKeyOf(String(key.value), words), key]));
  const both = { ...words, ...Object.fromEntries(Object.entries(interfaceTexts).filter(([key]) => !(key in words))) };
  const forms = expectedKeys(both, tag);
  const all = { ...both, ...Object.fromEntries(forms.map((form) => [form, ''])) };
  const nameOf = (key: string) => textKeyOf(key, all);
  const firstInterfaceKey = forms.find((key) => !heads.has(nameOf(key)));

  const map = document.createNode({}) as YAMLMap;
  document.contents = map;
  for (const key of forms) {
    const pair = document.createPair(key, null) as Pair<Scalar, Scalar>;
    pair.value =
      stock[key] === undefined
        ? emptyScalar(new Scalar(both[key] ?? both[`${nameOf(key)}_other`]))
        : new Scalar(stock[key]);
    // Comments and empty lines belong above the first form of a text.
    const head = heads.get(nameOf(key));
    Object.assign(pair.key, { commentBefore: head?.commentBefore, spaceBefore: head?.spaceBefore });
    heads.delete(nameOf(key));
    if (key === firstInterfaceKey)
      Object.assign(pair.key, { commentBefore: ' The texts of the interface.', spaceBefore: true });
    map.add(pair);
  }
  document.commentBefore = ` The owner’s words in ${ownName} (${code}). ${noteOn(original)}`;
  return print(document);
}

/**
 * A project’s texts to be translated: the front matter with each text as a comment, without the story.
 * @param original name of the default language
 */
export function scaffoldProject(source: string, original: string): string {
  const { front } = splitFrontMatter(source.replace(/\r\n/g, '\n'));
  const document = parseDocument(front, { schema: 'core' });
  visit(document, { Scalar: (where, scalar) => void (where !== 'key' && emptyScalar(scalar)) });
  return `---\n# ${noteOn(original)} The story belongs below the second line of hyphens.\n${print(document)}---\n`;
}

function emptyScalar(scalar: Scalar): Scalar {
  const comment = ` ${String(scalar.value).replace(/\s+/g, ' ').trim()}`;
  return Object.assign(scalar, { value: null, type: 'PLAIN', source: '', comment });
}

const print = (document: Document): string => document.toString({ lineWidth: 0, nullStr: '' });
