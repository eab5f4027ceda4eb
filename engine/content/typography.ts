const noBreak = '\u00a0';

/** Units that follow a number after a space: https://www.bipm.org/en/publications/si-brochure */
const units = 'km|cm|mm|m|kg|g|kB|MB|GB|ms|s|min|h|px|%|°C';

/**
 * Sets a text as its language is set: what belongs together stays in one line, a hyphen between blanks is a
 * dash, and an apostrophe is none of a typewriter.
 * @param text words that are read, no code
 */
export function setType(text: string, code: string): string {
  const set = text
    .replace(new RegExp(`(?<=\\d|\\}\\}) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), noBreak)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=\S) [-–] (?=\S)/g, `${noBreak}– `);
  if (code === 'de') return set.replace(/\b(z|d|u|o)\. ?(B|h|a|Ä)\./g, `$1.${noBreak}$2.`);
  // French signs of two parts, and what its quotes hold, stand apart from the words by a space that does not break.
  if (code === 'fr') return set.replace(/ (?=[;:!?»])/g, noBreak).replace(/(?<=«) /g, noBreak);
  return set;
}

/** The language of a text by its file: `articles/4-looms/de.mdx`. */
export const languageOfFile = (file: string): string => /([\w-]+)\.mdx$/.exec(file)?.[1] ?? 'en';
