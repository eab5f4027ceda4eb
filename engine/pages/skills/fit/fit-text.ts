import type { Translate } from '../../../i18n/translate.ts';
import type { Fit, Requirement, State } from './fit.ts';
import { depthKeys, modeKeys, titleKeys, verdictKeys } from './keys.ts';

export const states = ['met', 'partlyMet', 'missing'] as const satisfies readonly State[];

/** The name of a requirement in the page’s language. */
export function nameOfRequirement({ kind, asked, mode, subject }: Requirement, t: Translate): string {
  if (kind === 'experience') return t('fit_experience');
  if (mode) return t(modeKeys[mode]);
  return subject && subject.name.toLowerCase() !== asked.toLowerCase() ? `${asked} (${subject.name})` : asked;
}

/** The notes beside a requirement: years, depth, the owner’s statement. */
export function notesOf(
  { kind, years, yearsHere, subject, here, optional, hasMetAlternative, state }: Requirement,
  t: Translate,
): string[] {
  const hasYears = subject?.depth === 'job' || kind === 'experience';
  return [
    ...(optional ? [t('fit_wish')] : []),
    ...(hasMetAlternative ? [t('fit_spared')] : []),
    ...(subject ? [t(depthKeys[subject.depth])] : []),
    ...(yearsHere !== undefined && hasYears ? [t('fit_years_here', { years: yearsHere })] : []),
    ...(years !== undefined ? [t('fit_years_asked', { years })] : []),
    ...(here ? [t('fit_here', { text: here })] : []),
    ...(kind === 'place' && state === 'partlyMet' ? [t('fit_place_open')] : []),
  ];
}

/** The verdict in words, and how many requirements are met, partly met and missing. */
export function summaryOf({ requirements, verdict }: Fit, t: Translate): string {
  const verdictText = t(verdictKeys[verdict]);
  if (requirements.length === 0) return verdictText;
  const number = (wanted: State) => requirements.filter(({ state }) => state === wanted).length;
  const numbers = { there: number('met'), short: number('partlyMet'), missing: number('missing') };
  return `${verdictText} ${t('fit_numbers', { ...numbers, all: requirements.length })}`;
}

/** A result as plain text for a letter. `origin` precedes the addresses of links. */
export function fitText(fit: Fit, t: Translate, origin: string): string {
  const lists = states.map((state) => {
    const lines = fit.requirements
      .filter((one) => one.state === state)
      .map((one) => {
        const links = (one.subject?.links ?? []).map(({ text, href }) => `  ${text}: ${origin}${href}`);
        return [`- ${[nameOfRequirement(one, t), ...notesOf(one, t)].join(' · ')}`, ...links].join('\n');
      });
    return lines.length > 0 ? [t(titleKeys[state]), ...lines].join('\n') : '';
  });
  const unknown =
    fit.unknown.length > 0 ? [t('fit_unknown'), ...fit.unknown.map((line) => `- ${line}`)].join('\n') : '';
  return [t('fit_title'), summaryOf(fit, t), ...lists, unknown].filter(Boolean).join('\n\n');
}
