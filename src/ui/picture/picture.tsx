import styles from './picture.module.css';
import type { PictureSource } from './picture-source.ts';

interface Props {
  source: PictureSource;
  /** True where words beside the picture say the same. */
  decorative?: boolean;
  /**
   * True for what stands above the fold; `first` for what is the largest thing there, on a phone too; `inline` for the
   * same where the page has room for it in itself; `last` for what comes after the words although it may be seen at
   * once.
   */
  eager?: boolean | 'first' | 'inline' | 'last';
  className?: string | undefined;
}

/** A picture that fills its box; what is below the fold loads when it comes near. */
export function Picture({ source: { src, width, height, alt, beads }, decorative, eager, className = '' }: Props) {
  return (
    <img
      data-inline={eager === 'inline' ? '' : undefined}
      src={src}
      width={width}
      height={height}
      alt={decorative ? '' : alt}
      loading={eager && eager !== 'last' ? 'eager' : 'lazy'}
      fetchPriority={eager === 'last' ? 'low' : eager === 'first' || eager === 'inline' ? 'high' : undefined}
      decoding="async"
      className={`${styles.picture} ${beads ? styles.beads : ''} ${className}`}
    />
  );
}
