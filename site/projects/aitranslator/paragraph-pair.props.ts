import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, type PageSource } from 'fitout/ui';
import type { PairProps } from './paragraph-pair.island.tsx';
import type { Paragraph } from './paragraph-states.ts';

/** Keys of the introductory paragraphs of three pages: projects, blog, page not found. */
const keys = ['apps_text', 'blogs_text', 'error_text'];

/** Reads paragraphs of this site, their translations and the ledger. */
export default function makeProps({ content, language }: PageSource): PairProps {
  const { folder, site, dictionaries } = content;
  const codes = site.languages.filter(({ offered }) => offered).map(({ code }) => code);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const english = read('words/en.yaml');
  const ledgers = codes
    .filter((code) => code !== 'en')
    .map((code) => [code, read(`words/ledger/${code}.txt`)] as const);
  const paragraphs = keys.map((key): Paragraph => {
    const en = textIn(english, key);
    const translated = codes.flatMap((code) => {
      const text = code === 'en' ? en : dictionaries[code]?.[key];
      return text === undefined ? [] : [[code, text] as const];
    });
    return {
      key,
      texts: Object.fromEntries(translated),
      madeFrom: Object.fromEntries(ledgers.map(([code, ledger]) => [code, hashesIn(ledger, key)])),
      hash: createHash('sha256').update(`${en}\n`).digest('hex').slice(0, 12),
    };
  });
  const languages = codes.map((code) => {
    const { tag, ownName } = languageOf(code);
    return { code, tag, name: ownName };
  });
  return { paragraphs, languages, chosen: ['en', language === 'en' ? 'zu' : language] };
}

/** The text as written in the file, which the ledger hashes; the dictionary contains it with typography applied. */
function textIn(words: string, key: string): string {
  const [, text] = new RegExp(`^${key}: (.+)$`, 'm').exec(words) ?? [];
  if (!text) throw new Error(`words/en.yaml: ${key} is missing or longer than one line`);
  return text.startsWith('"') ? JSON.parse(text) : text;
}

/** The hashes of the English in the ledger; newer lines also have the hash of the translation after it. */
const hashesIn = (ledger: string, key: string): string[] =>
  [...ledger.matchAll(new RegExp(`^${key} ([0-9a-f]{12})\\b`, 'gm'))].map(([, hash = '']) => hash);
