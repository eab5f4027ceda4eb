import { Icon, useLanguage } from 'fitout/islands';
import type { ReactNode } from 'react';
import styles from './paragraph-pair.module.css';
import { type Paragraph, stateOf } from './paragraph-states.ts';

export const stateWords = {
  original: 'paired_original',
  fresh: 'paired_fresh',
  stale: 'paired_stale',
  missing: 'paired_missing',
} as const;

export const stateIcons = {
  original: 'lucide:pencil',
  fresh: 'lucide:check',
  stale: 'lucide:history',
  missing: 'lucide:circle-dashed',
} as const;

interface Props {
  paragraph: Paragraph;
  code: string;
  tag: string | undefined;
  onWrite: (english: string) => void;
  children: ReactNode;
}

/** A paragraph in one language, with its state; English can be changed. */
export function Side({ paragraph, code, tag, onWrite, children }: Props) {
  const { t } = useLanguage();
  const state = stateOf(paragraph, code);
  const text = paragraph.texts[code];
  return (
    <div className={styles.side} data-state={state}>
      <div className={styles.head}>
        {children}
        <p>
          <Icon name={stateIcons[state]} />
          {t(stateWords[state])}
        </p>
      </div>
      {text === undefined ? <p className={styles.none}>{t('paired_none')}</p> : <p lang={tag}>{text}</p>}
      {code === 'en' && (
        <textarea
          lang={tag}
          aria-label={t('paired_english')}
          value={text}
          maxLength={300}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </div>
  );
}
