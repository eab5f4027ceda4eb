import card from '../../ui/card/card.module.css';
import { Card } from '../../ui/card/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import type { HomeData } from './home-data.ts';
import styles from './home-page.module.css';

/** The three doors: apps, blog and games. */
export function Explore({ doors }: { doors: HomeData['explore'] }) {
  return (
    <div className={styles.doors} data-rise>
      {doors.map(({ title, text, page, tags, icon, picture }) => (
        <Card key={page} growsTo={page} picture={picture} icon={icon} className={styles.door}>
          <h3>
            <PageLink to={page} className={card.cover_link}>
              {title}
            </PageLink>
          </h3>
          <p>{text}</p>
          <Chips labels={tags} />
        </Card>
      ))}
    </div>
  );
}
