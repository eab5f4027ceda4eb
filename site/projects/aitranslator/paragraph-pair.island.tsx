import { defineIsland, Icon, useLanguage } from 'fitout/islands';
import { useState } from 'react';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import styles from './paragraph-pair.module.css';
import { Side, stateIcons, stateWords } from './paragraph-side.tsx';
import { accept, choose, hashOf, type Paragraph, rewrite, type State, stateOf, translate } from './paragraph-states.ts';

export interface PairProps {
  paragraphs: readonly Paragraph[];
  languages: readonly { code: string; tag: string; name: string }[];
  chosen: readonly [string, string];
}

const stateTexts = {
  fresh: 'paired_fresh_text',
  stale: 'paired_stale_text',
  missing: 'paired_missing_text',
} as const;

/** A paragraph of this site in two languages, with its state according to the ledger. */
function ParagraphPair({ paragraphs: built, languages, chosen }: PairProps) {
  const { t } = useLanguage();
  const [paragraphs, setParagraphs] = useState(built);
  const [place, setPlace] = useState(0);
  const [pair, setPair] = useState(chosen);
  const paragraph = paragraphs[place] as Paragraph;
  const translated = pair[1] === 'en' ? pair[0] : pair[1];
  const state = stateOf(paragraph, translated) as Exclude<State, 'original'>;
  const isChanged = paragraphs.some((one, index) => one !== built[index]);

  const change = (to: (one: Paragraph) => Paragraph) =>
    setParagraphs((all) => all.map((one, index) => (index === place ? to(one) : one)));
  const onWrite = async (english: string) => {
    change((one) => rewrite(one, english));
    const hash = await hashOf(english);
    change((one) => (one.texts.en === english ? { ...one, hash } : one));
  };

  return (
    <div className={styles.pair}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own. */}
      <div role="group" aria-label={t('paired_paragraphs')} className={`${styles.places} needs-script`}>
        {paragraphs.map((one, index) => (
          <button
            key={one.key}
            type="button"
            aria-pressed={index === place}
            aria-label={t('paired_paragraph', { number: index + 1, state: t(stateWords[stateOf(one, translated)]) })}
            onClick={() => setPlace(index)}
          >
            {index + 1}
            <Icon name={stateIcons[stateOf(one, translated)]} />
          </button>
        ))}
      </div>
      <div className={styles.sides}>
        {pair.map((code, side) => (
          <Side
            key={side === 0 ? 'first' : 'second'}
            paragraph={paragraph}
            code={code}
            tag={languages.find((one) => one.code === code)?.tag}
            onWrite={onWrite}
          >
            <select
              aria-label={t(side === 0 ? 'paired_first' : 'paired_second')}
              value={code}
              onChange={({ target }) => setPair(choose(pair, side as 0 | 1, target.value))}
            >
              {languages.map((one) => (
                <option key={one.code} value={one.code} lang={one.tag}>
                  {one.name}
                </option>
              ))}
            </select>
          </Side>
        ))}
      </div>
      <p className={styles.ledger}>
        <span translate="no">words/ledger/{translated}.txt</span>
        <code translate="no">{paragraph.madeFrom[translated]?.join(' ')}</code>
        <span>{t('paired_now')}</span>
        <code translate="no">{paragraph.hash ?? '…'}</code>
      </p>
      <LiveMessage>{t(stateTexts[state])}</LiveMessage>
      <div className="demo-controls needs-script">
        <button
          type="button"
          aria-disabled={state !== 'stale'}
          onClick={() => state === 'stale' && change((one) => accept(one, translated))}
        >
          {t('paired_accept')}
        </button>
        <button
          type="button"
          onClick={() =>
            change((one) =>
              translate(one, translated, state === 'missing' ? built[place]?.texts[translated] : undefined),
            )
          }
        >
          {t(state === 'missing' ? 'paired_restore' : 'paired_remove')}
        </button>
        <button
          type="button"
          className={styles.again}
          aria-label={t('paired_again')}
          aria-disabled={!isChanged}
          onClick={() => setParagraphs(built)}
        >
          <Icon name="lucide:rotate-ccw" />
        </button>
      </div>
    </div>
  );
}

export const island = defineIsland({
  name: 'paragraph-pair',
  Component: ParagraphPair,
  words: [
    ...Object.values(stateWords),
    ...Object.values(stateTexts),
    'paired_paragraphs',
    'paired_paragraph',
    'paired_first',
    'paired_second',
    'paired_english',
    'paired_none',
    'paired_now',
    'paired_accept',
    'paired_remove',
    'paired_restore',
    'paired_again',
  ],
  icons: Object.values(stateIcons),
});
