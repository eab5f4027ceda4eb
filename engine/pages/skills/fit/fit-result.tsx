import { useId } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import button from '../../../ui/button/button.module.css';
import styles from './fit.module.css';
import type { Fit, Requirement } from './fit.ts';
import { fitText, nameOfRequirement, notesOf, states } from './fit-text.ts';
import { titleKeys } from './keys.ts';

interface Props {
  fit: Fit;
  /** The prefix of link addresses in the copied result. */
  origin: string;
  onPrint: () => void;
}

/** The requirements of an advertisement beside the site’s evidence. */
export function FitResult({ fit, origin, onPrint }: Props) {
  const { t } = useLanguage();
  return (
    <>
      {states.map((state) => (
        <Requirements
          key={state}
          title={t(titleKeys[state])}
          requirements={fit.requirements.filter((one) => one.state === state)}
        />
      ))}
      {fit.unknown.length > 0 && (
        <section className={styles.unknown}>
          <h3>{t('fit_unknown')}</h3>
          <ul>
            {fit.unknown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.actions} data-screen-only>
        <button
          type="button"
          className={button.button}
          data-action="copy"
          data-text={fitText(fit, t, origin)}
          data-copied={t('fit_copied')}
          data-failed={t('fit_copy_failed')}
        >
          {t('fit_copy')}
        </button>
        <button type="button" className={button.button} onClick={onPrint}>
          {t('fit_print')}
        </button>
      </div>
    </>
  );
}

function Requirements({ title, requirements }: { title: string; requirements: readonly Requirement[] }) {
  const id = useId();
  const { t } = useLanguage();
  if (requirements.length === 0) return undefined;
  return (
    <section aria-labelledby={id} className={styles.demands}>
      <h3 id={id}>{title}</h3>
      <ul>
        {requirements.map((one) => (
          <li key={one.id}>
            <strong>{nameOfRequirement(one, t)}</strong> <span>{notesOf(one, t).join(' · ')}</span>
            {one.subject && (
              <ul className={styles.links}>
                {one.subject.links.map(({ text, href }) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
