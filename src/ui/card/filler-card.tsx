import type { Tint } from '../../content/schemas.ts';
import tints from '../tints.module.css';
import styles from './card.module.css';

/** A small card that holds one wry phrase on a picture colour. */
export function FillerCard({ text, tint }: { text: string; tint: Tint }) {
  return <p className={`${styles.filler} ${tints[tint]}`}>{text}</p>;
}
