import type { Content } from '../../content/content.ts';
import { dayWithWeekday, longDate, shortMonth } from '../../i18n/format.ts';
import { offeredLanguages } from '../../i18n/languages.ts';

/** The letters and signs that pages of the offered languages show. */
export function offeredLetters(content: Content): string {
  const letters = new Set(content.site.name);
  for (const text of textsOf(content)) for (const character of text) letters.add(character);
  return [...letters].sort().join('');
}

function* textsOf({ dictionaries, articles, ownPages }: Content): Iterable<string> {
  for (const { code, ownName } of offeredLanguages) {
    yield ownName;
    yield datesIn(code);
    yield* Object.values(dictionaries[code] ?? {});
    for (const { translations } of [...articles, ...ownPages]) {
      const { title = '', description = '', body } = translations[code] ?? {};
      yield title + description + (body?.characters ?? '');
    }
  }
}

/** The names of months and days, which are not in the content. */
const datesIn = (code: string): string =>
  Array.from(
    { length: 12 },
    (_, month) => `2026-${String(month + 1).padStart(2, '0')}-${String(month + 9).padStart(2, '0')}`,
  )
    .flatMap((day) => [longDate(day, code), shortMonth(day.slice(0, 7), code), dayWithWeekday(day, code)])
    .map(({ text }) => text)
    .join('');
