import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import type { GameData } from './game-data.ts';
import styles from './game-page.module.css';

/** A game that is played here, shown by the site’s `games/<slug>/game.tsx`. */
export function Page({ data }: { data: GameData }) {
  const { t } = useLanguage();
  const { list, name, description, details, game, Game, Above, Beside } = data;
  return (
    <div className={styles.page}>
      <Breadcrumb to={list.to} parent={list.title} here={name} />
      <header className={styles.head} data-opening="">
        <h1 tabIndex={-1}>{name}</h1>
        <p>{description}</p>
      </header>
      {Above && <Above data={game as never} />}
      <div className={styles.columns}>
        <div className={styles.game}>
          <Game data={game as never} />
        </div>
        <div>
          {Beside && <Beside data={game as never} />}
          {details && (
            <PageLink to={details} className={button.button}>
              {t('games_details')}
            </PageLink>
          )}
        </div>
      </div>
    </div>
  );
}
