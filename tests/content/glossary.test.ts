import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as runner } from 'vitest';
import { readInterface, readWords } from '../../engine/content/read-dictionaries.ts';
import { engineRoot } from '../../engine/content/site-root.ts';

/**
 * There is no spelling dictionary for isiZulu, so its texts are checked against their glossary. Where an English text
 * has a term, the isiZulu one has one of the stems in the glossary; it has none of the listed calques; and concords
 * agree with the class of their noun.
 */
const content = join(import.meta.dirname, '../../site');
const glossaryFile = 'words/glossary/zu.md';
const wordsOf = (code: string) => readWords(content, code, [], true).dictionary;
/** The words of a new site. */
const templateOf = (code: string) => readWords(join(engineRoot, 'cli/init/template'), code, []).dictionary;
const read = (file: string) => readFileSync(join(content, file), 'utf8');
/** Skipped for sites without a glossary of isiZulu. */
const test = runner.runIf(existsSync(join(content, glossaryFile)));

/** The rows of the first table below a heading of the glossary, or at its top. */
function table(heading: string): string[][] {
  const sections = existsSync(join(content, glossaryFile)) ? read(glossaryFile).split(/^## /m) : [];
  const section = heading ? sections.find((text) => text.startsWith(`${heading}\n`)) : sections[0];
  const lines = section?.split('\n').filter((line) => /^\|(?!-)/.test(line)) ?? [];
  return lines.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().toLowerCase()),
  );
}

const list = (cell = '') => cell.split(',').flatMap((one) => one.trim() || []);

const terms = table('')
  .flatMap(([english, , stems]) => list(english).map((term) => ({ term, stems: list(stems) })))
  .filter(({ stems }) => stems.length > 0);

/** Whether an English text has this word or phrase as a whole. */
const holds = (english: string, term: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`, 'iu').test(english);

/** Terms of an English text whose stems the isiZulu text lacks. */
function missing(english: string, zulu: string): string[] {
  const prose = english.replace(/\{\{\w+\}\}/g, '');
  return terms
    .filter(({ term }) => holds(prose, term))
    .filter(({ stems }) => !stems.some((stem) => zulu.toLowerCase().includes(stem)))
    .map(({ term, stems }) => `${term}: none of ${stems.join(', ')}`);
}

/** Every text in English and in isiZulu: of the dictionaries, and of translated articles and own pages. */
const sources = [...[wordsOf, templateOf, readInterface].map(dictionaryPairs), articlePairs()];
const pairs = sources.flat();

function dictionaryPairs(read: (code: string) => Readonly<Record<string, string>>) {
  const [english, zulu] = [read('en'), read('zu')];
  return (
    Object.entries(zulu)
      // Texts that are still in English are not checked.
      .filter(([place, text]) => text !== english[place])
      .map(([place, text]) => ({ place, english: english[place] ?? '', zulu: text }))
  );
}

function articlePairs() {
  const folders = ['articles', 'pages'].flatMap((kind) =>
    existsSync(join(content, kind)) ? readdirSync(join(content, kind)).map((name) => `${kind}/${name}`) : [],
  );
  return folders
    .filter((folder) => existsSync(join(content, folder, 'zu.mdx')))
    .map((folder) => {
      const english = split(read(`${folder}/en.mdx`));
      const zulu = split(read(`${folder}/zu.mdx`));
      // Code and addresses are the same in every language.
      const prose = english.body.replace(/^```[\s\S]*?^```|`[^`\n]+`/gm, '').replace(/\]\([^)]*\)/g, ']');
      const whole = zulu.body ? `${english.front}\n${prose}` : english.front;
      return { place: folder, english: whole, zulu: `${zulu.front}\n${zulu.body}` };
    });
}

test('the glossary of isiZulu has its terms', () => {
  expect(terms.length).toBeGreaterThan(0);
  expect(missing('Read my blog', 'Funda lapha')).toEqual(['blog: none of bhulog']);
});

test('words, a new site, the engine and articles all have texts in isiZulu', () => {
  expect(sources.filter((texts) => texts.length === 0)).toEqual([]);
});

test('the texts of isiZulu keep to their glossary', () => {
  expect(
    pairs.flatMap(({ place, english, zulu }) => missing(english, zulu).map((line) => `${place}: ${line}`)),
  ).toEqual([]);
});

const calques = table('Calques').map(([english, not = '', but]) => ({ english: list(english), not, but }));

/** The listed calques in an isiZulu text, given its English. */
function calquesIn(english: string, zulu: string): string[] {
  return calques
    .filter((row) => row.english.length === 0 || row.english.some((term) => holds(english, term)))
    .filter(({ not }) => {
      const words = not.replace(/^-/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return new RegExp(not.startsWith('-') ? words : `(?<![\\p{L}\\p{N}-])${words}`, 'u').test(zulu.toLowerCase());
    })
    .map(({ not, but }) => `${not}, say: ${but}`);
}

test('a known calque is found where the English has its word, and only there', () => {
  expect(calques.length).toBeGreaterThan(0);
  for (const { english, not, but } of calques) {
    const zulu = not.startsWith('-') ? `ku${not.slice(1)}a` : `lapha ${not}`;
    expect(calquesIn(english[0] ?? '', zulu), not).toContain(`${not}, say: ${but}`);
    if (english.length > 0) expect(calquesIn('', zulu), not).not.toContain(`${not}, say: ${but}`);
  }
});

test('the texts of isiZulu have none of the known calques', () => {
  // Search words are what people type.
  const prose = pairs.filter(({ place }) => !place.startsWith('search_words_'));
  expect(
    prose.flatMap(({ place, english, zulu }) => calquesIn(english, zulu).map((line) => `${place}: ${line}`)),
  ).toEqual([]);
});

/**
 * What agrees with a noun, by its class: the demonstratives before it, and beside it “all”, “only”, “one” and the first
 * sound of possessives. Class 1a agrees like class 1.
 */
const concords: Record<string, { demonstratives: string; beside: string; possessive: string }> = {
  1: { demonstratives: 'lo lowo lowaya loya', beside: 'wonke yedwa oyedwa', possessive: 'w' },
  2: { demonstratives: 'laba labo labaya', beside: 'bonke bodwa', possessive: 'b' },
  3: { demonstratives: 'lo lowo lowaya loya', beside: 'wonke wodwa owodwa', possessive: 'w' },
  4: { demonstratives: 'le leyo leya', beside: 'yonke yodwa', possessive: 'y' },
  5: { demonstratives: 'leli lelo leliya', beside: 'lonke lodwa elilodwa', possessive: 'l' },
  6: { demonstratives: 'la lawa lawo lawaya', beside: 'onke odwa', possessive: '' },
  7: { demonstratives: 'lesi leso lesiya', beside: 'sonke sodwa esisodwa', possessive: 's' },
  8: { demonstratives: 'lezi lezo leziya', beside: 'zonke zodwa', possessive: 'z' },
  9: { demonstratives: 'le leyo leya', beside: 'yonke yodwa eyodwa', possessive: 'y' },
  10: { demonstratives: 'lezi lezo leziya', beside: 'zonke zodwa', possessive: 'z' },
  11: { demonstratives: 'lolu lolo loluya', beside: 'lonke lodwa olulodwa', possessive: 'lw' },
  14: { demonstratives: 'lobu lobo lobuya', beside: 'bonke bodwa obubodwa', possessive: 'b' },
};
const possessed = ['ami', 'akho', 'akhe', 'ethu', 'enu'];
const standsBeside = (row: (typeof concords)[string]) => [
  ...row.beside.split(' '),
  ...possessed.map((end) => row.possessive + end),
];
const oneOf = (words: string[]) => [...new Set(words)].join('|');
const demonstratives = oneOf(Object.values(concords).flatMap((row) => row.demonstratives.split(' ')));
const besides = oneOf(Object.values(concords).flatMap(standsBeside));

/** The nouns of the glossary with a class, with the words around them: the first two words of a row, or the only one. */
const nouns = table('').flatMap(([, zulu = '', , remark = '']) => {
  const classes = /class (\d+)(?:\/(\d+))?/.exec(remark)?.slice(1) ?? [];
  return list(zulu.replace(/;.*|\(.*?\)/g, '')).flatMap((noun, index) => {
    const concord = concords[classes[index] ?? ''];
    if (!concord) return [];
    // After a demonstrative, the noun loses its first vowel and the hyphen after it.
    const bare = noun.replace(/^[aiu]-?/, '');
    const prefixes = 'ku|nga|na|njenga|ya|wa|la|sa|za|lwa|ba';
    return {
      before: new RegExp(`(?<![\\p{L}-])(?:${prefixes})?(${demonstratives}) ${bare}(?![\\p{L}-])`, 'gu'),
      after: new RegExp(`(?<![\\p{L}-])${noun} (${besides})(?![\\p{L}-])`, 'gu'),
      agree: [...concord.demonstratives.split(' '), ...standsBeside(concord)],
    };
  });
});

/** Concords of an isiZulu text that do not agree with their noun. */
function disagreeing(zulu: string): string[] {
  const text = zulu.toLowerCase();
  return nouns.flatMap(({ before, after, agree }) =>
    [...text.matchAll(before), ...text.matchAll(after)]
      .filter(([, word = '']) => !agree.includes(word))
      .map(([found]) => found),
  );
}

test('a concord that does not agree is found', () => {
  expect(nouns.length).toBeGreaterThan(0);
  expect(disagreeing('Kule khasi ikhasi yonke, leli khasi ikhasi lonke; le app, leli app')).toEqual([
    'leli app',
    'kule khasi',
    'ikhasi yonke',
  ]);
});

test('the nouns of the glossary agree with the words beside them', () => {
  expect(pairs.flatMap(({ place, zulu }) => disagreeing(zulu).map((found) => `${place}: ${found}`))).toEqual([]);
});

/** Title with description, and the text, of an article. */
function split(source: string): { front: string; body: string } {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(source) ?? [];
  return {
    front: front.match(/^(title|metaTitle|description):.*$/gm)?.join('\n') ?? '',
    // Notes for the illustrator are in English in every language.
    body: body.replace(/\{\/\*[\s\S]*?\*\/\}/g, '').trim(),
  };
}
