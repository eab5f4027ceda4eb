import type { Coverage } from '../../content/content.ts';
import type { Language } from '../../content/languages/language.ts';
import { nameInMessages } from '../../content/languages/source-language.ts';

/** A line for each language that lacks texts: how many, and what is shown instead. */
export function describeCoverage(
  languages: readonly Language[],
  coverage: Readonly<Record<string, Coverage>>,
): string[] {
  const source = nameInMessages(languages[0]?.code ?? 'en');
  return languages.flatMap(({ code, offered }) => {
    const { texts = 0, missing = 0 } = coverage[code] ?? {};
    if (missing === 0) return [];
    return `${code}: ${missing} of ${texts} texts missing; ${offered ? `shown in ${source}` : 'not offered'}`;
  });
}
