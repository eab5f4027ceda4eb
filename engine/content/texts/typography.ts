const noBreak = '\u00a0';

/** Units after a number: https://www.bipm.org/en/publications/si-brochure */
const units = 'km|cm|mm|m|kg|g|kB|MB|GB|ms|s|min|h|px|%|°C';

/** Sets prose by the typographic rules of its language: non-breaking spaces, dashes, curly apostrophes. */
export function typeset(text: string, code: string): string {
  const set = text
    .replace(new RegExp(`(?<=\\d|\\}\\}) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), noBreak)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=\S) [-–] (?=\S)/g, `${noBreak}– `);
  const [language] = code.split('-');
  if (language === 'de') return set.replace(/\b(z|d|u|o)\. ?(B|h|a|Ä)\./g, `$1.${noBreak}$2.`);
  // French puts a non-breaking space before two-part punctuation and inside its quotation marks.
  if (language === 'fr') return set.replace(/ (?=[;:!?»])/g, noBreak).replace(/(?<=«) /g, noBreak);
  // Polish does not leave a word of one letter at the end of a line.
  if (language === 'pl') return set.replace(/(?<![\p{L}\p{N}.’-])([aiouwz]) (?=\S)/giu, `$1${noBreak}`);
  return set;
}

/** The language of a text, from its path: `articles/4-looms/de.mdx`. */
export const languageOfFile = (file: string): string => /([\w-]+)\.mdx$/.exec(file)?.[1] ?? 'en';
