export type State = 'original' | 'fresh' | 'stale' | 'missing';

/** A paragraph of the site with its translations and their hashes in the ledger. */
export interface Paragraph {
  key: string;
  /** By language; English always exists. */
  texts: Readonly<Record<string, string>>;
  /** The hashes of the English from which each translation was made, by language. */
  madeFrom: Readonly<Record<string, readonly string[]>>;
  /** The hash of its English; undefined while it is being computed. */
  hash: string | undefined;
}

/**
 * The hash of a text as in the ledger: the first twelve digits of the SHA-256 of the text and a line end.
 * @returns undefined without HTTPS, where browsers do not compute hashes
 */
export async function hashOf(text: string): Promise<string | undefined> {
  const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(`${text}\n`));
  return digest && [...new Uint8Array(digest, 0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A translation is fresh if the ledger says that it was made from the current English. */
export function stateOf({ texts, madeFrom, hash }: Paragraph, language: string): State {
  if (language === 'en') return 'original';
  if (texts[language] === undefined) return 'missing';
  return hash !== undefined && madeFrom[language]?.includes(hash) ? 'fresh' : 'stale';
}

/** Changes the English and clears its hash, which is computed later. */
export const rewrite = (paragraph: Paragraph, english: string): Paragraph => ({
  ...paragraph,
  texts: { ...paragraph.texts, en: english },
  hash: undefined,
});

/** Marks a translation as made from the current English. */
export function accept(paragraph: Paragraph, language: string): Paragraph {
  const { hash, madeFrom } = paragraph;
  return hash === undefined ? paragraph : { ...paragraph, madeFrom: { ...madeFrom, [language]: [hash] } };
}

/** Replaces a translation; undefined removes it. */
export function translate(paragraph: Paragraph, language: string, text: string | undefined): Paragraph {
  const { [language]: _, ...others } = paragraph.texts;
  return { ...paragraph, texts: text === undefined ? others : { ...others, [language]: text } };
}

/** Changes one of two languages; choosing the other language swaps them. */
export function choose(pair: readonly [string, string], place: 0 | 1, language: string): [string, string] {
  const [other, before] = place === 0 ? [pair[1], pair[0]] : [pair[0], pair[1]];
  const rest = other === language ? before : other;
  return place === 0 ? [language, rest] : [rest, language];
}
