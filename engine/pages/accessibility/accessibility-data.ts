import type { Article } from '../../content/content.ts';
import type { Checks } from '../../content/schemas.ts';
import type { DisplayDate } from '../../i18n/display-date.ts';
import { longDate, plainList, plainNumber } from '../../i18n/format.ts';
import { offeredLanguages } from '../../i18n/languages.ts';
import type { PageSource } from '../page-data.ts';

export type AccessibilityData = ReturnType<typeof makeData>;

interface Part {
  id: string;
  title: string;
  text?: string;
  counts?: { label: string; value: string | DisplayDate }[];
  list?: string[];
  email?: string;
}

/**
 * The accessibility statement, as https://www.w3.org/WAI/planning/statements/ recommends. It reports known gaps, and
 * tests only if their results are recorded.
 */
export function makeData({ content, language, t }: PageSource) {
  const parts: Part[] = [
    { id: 'aim', title: t('accessibility_aim_title'), text: t('accessibility_aim_text') },
    ...(content.checks ? [describeChecks(content.checks, language, t)] : []),
    {
      id: 'limits',
      title: t('accessibility_limits_title'),
      list: [t('accessibility_limits_1'), ...(isTranslated(content.articles) ? [] : [t('accessibility_limits_2')])],
    },
    {
      id: 'report',
      title: t('accessibility_report_title'),
      text: t('accessibility_report_text'),
      email: content.site.email,
    },
  ];
  return {
    meta: { title: t('meta_accessibility_title'), description: t('meta_accessibility_description') },
    title: t('accessibility_title'),
    text: t('accessibility_text'),
    parts,
  };
}

const isTranslated = (articles: readonly Article[]) =>
  articles.every(({ translations }) => offeredLanguages.every(({ code }) => translations[code]?.body));

function describeChecks(checks: Checks, language: string, t: PageSource['t']): Part {
  const { date, pages, languages, themes, widths, findings, engines } = checks;
  const number = (value: number) => plainNumber(value, language);
  const everyEngine = ['Firefox', 'WebKit'].every((engine) => engines.includes(engine));
  return {
    id: 'tested',
    title: t('accessibility_tested_title'),
    counts: [
      { label: t('accessibility_run_date'), value: longDate(date, language) },
      { label: t('accessibility_run_pages'), value: number(pages) },
      { label: t('accessibility_run_languages'), value: number(languages) },
      { label: t('accessibility_run_themes'), value: number(themes) },
      { label: t('accessibility_run_widths'), value: plainList(widths.map(number), language) },
      { label: t('accessibility_run_findings'), value: number(findings) },
      { label: t('accessibility_run_engines'), value: plainList(engines, language) },
    ],
    list: [
      t('accessibility_tested_1'),
      t('accessibility_tested_2'),
      t('accessibility_tested_3'),
      ...(everyEngine ? [t('accessibility_tested_4')] : []),
    ],
  };
}
