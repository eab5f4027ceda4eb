import { Card } from '../../ui/card/card.tsx';
import type { HomeData } from './home-data.ts';
import styles from './home-page.module.css';

/** Cards that lead to pages of the site. */
export function Explore({ items }: { items: HomeData['explore'] }) {
  return (
    <div className={styles.doors} data-rise="later">
      {items.map(({ title, text, href, tags, icon, picture }) => (
        <Card
          key={href}
          link={{ text: title, href }}
          text={text}
          tags={tags}
          picture={picture}
          icon={icon}
          className={styles.door}
        />
      ))}
    </div>
  );
}
