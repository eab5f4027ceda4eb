const languages = ['en', 'af', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr'];

const plain = (word: string) => word.toLowerCase().replace(/\.$/, '');

/** Numbers of months by their long and short names, in LinkedIn’s languages. */
const months = new Map(
  languages.flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, index) => [plain(format.format(Date.UTC(2020, index, 15))), index + 1] as const,
      );
    }),
  ),
);

/** Reads `2020`, `Mar 2020`, `Mar 5, 2020`, `5 March 2020`, `03/2020`, `2020-03`, `2020-03-05` as yyyy or yyyy-mm. */
export function readDate(text: string): string | undefined {
  const year = /\b(\d{4})\b/.exec(text)?.[1];
  if (!year) return undefined;
  const rest = text.replace(year, ' ');
  // Portuguese and Spanish: 5 de março de 2020.
  const word = rest.replace(/\bde\b/gi, ' ').match(/\p{L}[\p{L}.]*/u)?.[0];
  const numbers = (rest.match(/\d+/g) ?? []).map(Number);
  if (word) {
    const month = months.get(plain(word));
    return month && numbers.length <= 1 ? write(year, month) : undefined;
  }
  if (numbers.length === 0) return /^\D*\d{4}\D*$/.test(text) ? year : undefined;
  const [first = 0, second] = numbers;
  // yyyy-mm-dd and mm/yyyy are certain; of 3/5/2020 only the year is.
  if (second === undefined || /^\s*\d{4}/.test(text)) return isMonth(first) ? write(year, first) : undefined;
  if (isMonth(first) && isMonth(second)) return first === second ? write(year, first) : year;
  return isMonth(first) || isMonth(second) ? write(year, isMonth(first) ? first : second) : undefined;
}

const isMonth = (number: number) => number >= 1 && number <= 12;

const write = (year: string, month: number) => `${year}-${String(month).padStart(2, '0')}`;
