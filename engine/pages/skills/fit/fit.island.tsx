import { useId, useRef, useState } from 'react';
import { notifyFailure } from '../../../browser/notify.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { defineIsland } from '../../../islands/define-island.ts';
import button from '../../../ui/button/button.module.css';
import styles from './fit.module.css';
import type { Fit } from './fit.ts';
import type { FitIndex } from './fit-index.ts';
import { FitResult } from './fit-result.tsx';
import { summaryOf } from './fit-text.ts';

function FitComparison({ index }: { index: string }) {
  const { t } = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [fit, setFit] = useState<Fit>();
  const [announcement, setAnnouncement] = useState('');
  const [isComparing, setIsComparing] = useState(false);
  const compare = async () => {
    if (isComparing) return;
    const text = field.current?.value.trim();
    // Removes the result of an earlier text.
    setFit(undefined);
    setAnnouncement(text ? '' : t('fit_empty'));
    if (!text) {
      field.current?.focus();
      return;
    }
    setIsComparing(true);
    try {
      // Loaded on use, because visitors who only look at the field do not need the comparison.
      const [{ compareFit }, evidence] = await Promise.all([import('./fit.ts'), readIndex(index)]);
      const result = compareFit(text, evidence, new Date().toISOString().slice(0, 7));
      setFit(result);
      setAnnouncement(summaryOf(result, t));
    } catch {
      notifyFailure('island');
    } finally {
      setIsComparing(false);
    }
  };
  return (
    <div className={`${styles.comparison} needs-script`}>
      <div className={styles.form} data-screen-only>
        <label htmlFor={id}>{t('fit_label')}</label>
        <textarea ref={field} id={id} rows={8} autoComplete="off" spellCheck={false} />
        <button type="button" className={button.primary} aria-busy={isComparing || undefined} onClick={compare}>
          {t('fit_compare')}
        </button>
      </div>
      <p role="status" className={styles.summary}>
        {announcement}
      </p>
      {fit && <FitResult fit={fit} origin={location.origin} onPrint={printFit} />}
    </div>
  );
}

function printFit(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'fit';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}

async function readIndex(address: string): Promise<FitIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

export const island = defineIsland({
  name: 'fit',
  Component: FitComparison,
  words: [
    'fit_compare',
    'fit_copied',
    'fit_copy',
    'fit_copy_failed',
    'fit_depth_article',
    'fit_depth_job',
    'fit_depth_learning',
    'fit_depth_named',
    'fit_depth_project',
    'fit_empty',
    'fit_experience',
    'fit_here',
    'fit_label',
    'fit_missing',
    'fit_numbers',
    'fit_place_open',
    'fit_print',
    'fit_short',
    'fit_spared',
    'fit_there',
    'fit_title',
    'fit_unknown',
    'fit_verdict_bad',
    'fit_verdict_good',
    'fit_verdict_none',
    'fit_verdict_part',
    'fit_wish',
    'fit_years_asked',
    'fit_years_here',
    'work_mode_hybrid',
    'work_mode_onsite',
    'work_mode_remote',
  ],
});
