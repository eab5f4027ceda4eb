import { defineIsland, useLanguage } from 'fitout/islands';
import { useRef, useState } from 'react';
import styles from './purchase.module.css';
import { begin, type Choice, choose, fee, isYours, price, transitions } from './purchase-states.ts';

const stateWords = {
  offered: ['purchase_offered', 'purchase_offered_text'],
  asked: ['purchase_asked', 'purchase_asked_text'],
  refused: ['purchase_refused', 'purchase_refused_text'],
  pending: ['purchase_pending', 'purchase_pending_text'],
  included: ['purchase_included', 'purchase_included_text'],
  final: ['purchase_final', 'purchase_final_text'],
  dropped: ['purchase_dropped', 'purchase_dropped_text'],
  reverted: ['purchase_reverted', 'purchase_reverted_text'],
} as const;

const choiceWords = {
  buy: 'purchase_buy',
  sign: 'purchase_sign',
  refuse: 'purchase_refuse',
  include: 'purchase_include',
  drop: 'purchase_drop',
  revert: 'purchase_revert',
  wait: 'purchase_wait',
  undo: 'purchase_undo',
} as const;

/** A purchase with a pretend wallet: the visitor chooses what happens, and reads what the shop should show. */
function Purchase() {
  const { t, numbers } = useLanguage();
  const [purchase, setPurchase] = useState(begin);
  const controls = useRef<HTMLDivElement>(null);
  const { state, balance } = purchase;
  const [title, text] = stateWords[state];
  const money = (thousandths: number) =>
    `${(thousandths / 1000).toLocaleString(numbers, { minimumFractionDigits: 3 })} ETH`;
  const go = (to: typeof begin) => {
    setPurchase(to);
    // The buttons are replaced: keep the focus in their group.
    controls.current?.focus();
  };
  return (
    <>
      <Mask isYours={isYours(purchase)} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('purchase_price')}</dt>
          <dd>
            {money(price)} + {money(fee)}
          </dd>
        </div>
        <div>
          <dt>{t('purchase_owner')}</dt>
          <dd>{t(isYours(purchase) ? 'purchase_you' : 'purchase_seller')}</dd>
        </div>
        <div>
          <dt>{t('purchase_wallet')}</dt>
          <dd>{money(balance)}</dd>
        </div>
      </dl>
      <div aria-live="polite" className={styles.says} data-state={state}>
        <p>
          <strong>{t(title)}</strong>
        </p>
        <p>{t(text)}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own. */}
      <div
        ref={controls}
        role="group"
        tabIndex={-1}
        aria-label={t('purchase_choose')}
        className={`${styles.choices} demo-controls needs-script`}
      >
        <span>{t('purchase_choose')}</span>
        {(Object.keys(transitions[state]) as Choice[]).map((choice) => (
          <button key={choice} type="button" onClick={() => go(choose(purchase, choice))}>
            {t(choiceWords[choice])}
          </button>
        ))}
        {state !== 'offered' && (
          <button type="button" onClick={() => go(begin)}>
            {t('purchase_again')}
          </button>
        )}
      </div>
    </>
  );
}

/** The picture for sale; its frame is filled once it is yours. */
function Mask({ isYours: filled }: { isYours: boolean }) {
  return (
    <svg viewBox="0 0 120 60" aria-hidden="true" className={filled ? styles.yours : styles.mask}>
      <path d="M2 2h116v56H2z" />
      <path d="M40 8h40v22a20 22 0 0 1-40 0z" />
      <path d="M48 22h8m8 0h8M60 24v10m-7 8h14M40 14h40" />
    </svg>
  );
}

export const island = defineIsland({
  name: 'purchase',
  Component: Purchase,
  words: [
    ...Object.values(stateWords).flat(),
    ...Object.values(choiceWords),
    'purchase_price',
    'purchase_owner',
    'purchase_you',
    'purchase_seller',
    'purchase_wallet',
    'purchase_choose',
    'purchase_again',
  ],
});
