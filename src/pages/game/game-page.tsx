import { island as glider } from '../../games/glider/glider.island.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Island } from '../../islands/island.tsx';
import button from '../../ui/button/button.module.css';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import type { GameData } from './game-data.ts';
import styles from './game-page.module.css';

const rules = ['glider_rule_fly', 'glider_rule_gates', 'glider_rule_steps', 'glider_rule_day'] as const;

/** A game that is played here: its picture, its rules, the best rounds, and the game itself when it is begun. */
export function Page({ data: { slug, name, description, picture, scenery, details } }: { data: GameData }) {
  const { t } = useLanguage();
  return (
    <div className={styles.page}>
      <Breadcrumb to={{ page: 'games' }} parent={t('games_title')} here={name} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{name}</h1>
        <p>{description}</p>
      </header>
      <p className={styles.note}>{t('glider_no_script')}</p>
      <div className={styles.columns}>
        <div className={styles.game}>
          <Island of={glider} props={{ slug, name, scenery, picture }} wake="query" stored="games" />
        </div>
        <section aria-labelledby="rules" className={styles.rules}>
          <h2 id="rules">{t('glider_rules')}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{t(rule)}</li>
            ))}
          </ul>
          {details && (
            <PageLink to={details} className={button.button}>
              {t('games_details')}
            </PageLink>
          )}
        </section>
      </div>
    </div>
  );
}
