import { useLanguage } from 'fitout/islands';
import styles from './fartup.module.css';
import { namesOf } from './names-of.ts';
import type { Replay } from './replay.ts';
import { modes } from './rules.ts';
import type { BestRound } from './stored-games.browser.ts';

/** The best rounds of this browser by mode, each with the assists that were used. */
export function BestRounds({ best, onWatch }: { best: readonly BestRound[]; onWatch: (replay: Replay) => void }) {
  const { t } = useLanguage();
  return (
    <section className={styles.best} aria-labelledby="best">
      <h2 id="best">{t('glider_best')}</h2>
      {best.length === 0 && <p>{t('glider_best_none')}</p>}
      {modes.map((mode) => {
        const ofMode = best.filter(({ replay }) => replay.mode === mode);
        if (ofMode.length === 0) return undefined;
        return (
          <div key={mode}>
            {mode === 'steps' && <h3>{t('glider_play_steps')}</h3>}
            <ol>
              {ofMode.map(({ text, replay, outcome }) => (
                <li key={text}>
                  <button
                    type="button"
                    onClick={() => onWatch(replay)}
                    aria-label={t('glider_watch_round', { score: outcome.score, seed: replay.seed })}
                  >
                    <strong>{t('glider_score', { score: outcome.score })}</strong> <span>{replay.seed}</span>
                    {namesOf(t, replay.assists) && (
                      <small>{t('glider_helped', { help: namesOf(t, replay.assists) })}</small>
                    )}
                  </button>
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}
