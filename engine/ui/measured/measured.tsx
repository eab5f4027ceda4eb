import type { ReactNode } from 'react';
import type { Content } from '../../content/content.ts';
import type { Measurement, TextKey } from '../../content/schemas.ts';
import { longDate, plainList, plainUnit } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { offeredLanguages } from '../../i18n/languages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useSiteMap } from '../../routes/site-map-context.ts';

interface Row {
  label: string;
  text: string;
  share: number;
}

interface MeasuredProps {
  /** Name of a measurement in `measurements.json`; `languages` is counted at each build. */
  of: string;
  /** The name of the table. */
  title: string;
  children?: ReactNode;
}

/** A measurement as a table with bars, with its date and machine, and a note if the code has changed since. */
export function Measured({ of, title, children }: MeasuredProps) {
  const { language, t } = useLanguage();
  const { content } = useSiteMap();
  const measurement = content.measurements?.[of];
  const isCount = of === 'languages';
  const rows = isCount ? countLanguages(content, language) : measurement ? listRows(measurement, language, t) : [];
  const limit = measurement?.limit && plainUnit(measurement.limit, measurement.unit, language);
  return (
    <figure className="measured">
      {rows.length > 0 && (
        <table>
          <caption>{title}</caption>
          <tbody>
            {rows.map(({ label, text, share }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
                <td>
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={share} height="4" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <figcaption>
        {children}
        <small>
          {[
            limit && t(isTime(measurement.unit) ? 'measured_target' : 'measured_limit', { value: limit }),
            isCount ? t('measured_now') : measurement ? describeRun(measurement, language, t) : t('measured_missing'),
            measurement?.busy && t('measured_busy'),
            measurement && measurement.code !== content.codeVersion && t('measured_stale'),
          ]
            .filter(Boolean)
            .join(' ')}
        </small>
      </figcaption>
    </figure>
  );
}

/** Whether a unit is a time. Times depend on the machine and have a target, bytes have a limit. */
const isTime = (unit: Measurement['unit']): boolean => unit === 'millisecond' || unit === 'second';

function describeRun({ date, machine }: Measurement, language: string, t: Translate): string {
  return t('measured_on', { date: longDate(date, language).text, machine: plainList(machine, language) });
}

function listRows({ values, unit, limit }: Measurement, language: string, t: Translate): Row[] {
  // Bars are relative to the limit, or to the largest value if that is larger.
  const longest = Math.max(limit ?? 0, ...Object.values(values));
  return Object.entries(values).map(([name, value]) => ({
    label: labelOf(name, t),
    text: plainUnit(value, unit, language),
    share: shareOf(value, longest),
  }));
}

/** Ways to measure the same thing. */
const labelKeys: Record<string, TextKey> = { pointed: 'measured_turn_pointed', unprepared: 'measured_turn_unprepared' };

function labelOf(name: string, t: Translate): string {
  if (name.startsWith('/')) return name;
  return /^\d+$/.test(name)
    ? t('measured_pages', { count: Number(name) })
    : labelKeys[name]
      ? t(labelKeys[name])
      : name;
}

function countLanguages({ coverage }: Content, language: string): Row[] {
  return offeredLanguages.map(({ code, ownName }) => {
    const { texts = 0, missing = 0 } = coverage[code] ?? {};
    const share = texts === 0 ? 1 : (texts - missing) / texts;
    return { label: ownName, text: plainUnit(Math.floor(share * 100), 'percent', language), share: shareOf(share, 1) };
  });
}

const shareOf = (value: number, longest: number): number =>
  longest === 0 ? 0 : Math.round((value / longest) * 1000) / 10;
