import type { ReactNode } from 'react';
import { Chips } from '../chips.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-name.ts';
import { ExternalLink } from '../navigation/external-link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './card.module.css';

interface Props {
  link: { text: string; href: string; external?: boolean };
  meta?: ReactNode;
  text?: string | undefined;
  /** Language of title and text, if it differs from the page’s. */
  lang?: string | undefined;
  tags: readonly string[];
  /** Text about the tags that are not shown. */
  moreTags?: string | undefined;
  actions?: ReactNode;
  picture: PictureSource;
  icon?: IconName | undefined;
  /** Class names that place the card in the page’s grid. */
  className?: string | undefined;
}

/** A card with a cover, an optional icon in its corner, and text. */
export function Card({ link, meta, text, lang, tags, moreTags, actions, picture, icon, className }: Props) {
  const Link = link.external ? ExternalLink : 'a';
  return (
    <article className={className ? `${styles.card} ${className}` : styles.card}>
      <div className={styles.cover}>
        <Picture source={picture} className={styles.picture} />
        {icon && (
          <span className={styles.corner}>
            <Icon name={icon} />
          </span>
        )}
      </div>
      <div className={styles.body}>
        {meta && <p className={styles.meta}>{meta}</p>}
        <h3>
          <Link href={link.href} className={styles.cover_link} lang={lang}>
            {link.text}
          </Link>
        </h3>
        {text && <p lang={lang}>{text}</p>}
        <Chips labels={tags} more={moreTags} />
        {actions}
      </div>
    </article>
  );
}
