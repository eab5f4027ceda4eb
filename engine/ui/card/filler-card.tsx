import type { Tint } from '../../content/schemas.ts';
import tints from '../tints.module.css';
import styles from './filler-card.module.css';

/** The text of a small card, and its optional link. */
export interface Filler {
  text: string;
  tint: Tint;
  href?: string | undefined;
}

/** A small card with one phrase on a picture colour. */
export function FillerCard({ filler: { text, tint, href } }: { filler: Filler }) {
  return <p className={`${styles.filler} ${tints[tint]}`}>{href ? <a href={href}>{text}</a> : text}</p>;
}
