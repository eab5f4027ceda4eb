import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { ExternalLink } from '../../ui/navigation/external-link.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { GamesData } from './games-data.ts';
import styles from './games-page.module.css';

export function Page({ data }: { data: GamesData }) {
  const { t } = useLanguage();
  const { games } = data;
  return (
    <>
      <PageHeading title={t('games_title')} text={t('games_subtitle')} />
      <ul className={styles.games} data-rise="">
        {games.map((game) => (
          <li key={game.slug}>
            <Game game={game} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Game({ game }: { game: GamesData['games'][number] }) {
  const { t } = useLanguage();
  return (
    <article className={styles.game}>
      <div className={styles.poster}>
        <Picture source={game.picture} eager />
      </div>
      <div className={styles.body}>
        <h2>{game.title}</h2>
        <p>{game.description}</p>
        <dl className={styles.facts}>
          {game.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.buttons}>
          {game.here && (
            <PageLink to={game.here} className={button.primary}>
              {t('games_play')}
            </PageLink>
          )}
          {game.play && (
            <ExternalLink href={game.play} className={button.primary}>
              {t('games_play')}
            </ExternalLink>
          )}
          {game.details && (
            <PageLink to={game.details} className={button.button}>
              {t('games_details')}
            </PageLink>
          )}
        </div>
      </div>
    </article>
  );
}
