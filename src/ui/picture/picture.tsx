import styles from './picture.module.css';
import type { PictureSource } from './picture-source.ts';

interface Props {
  source: PictureSource;
  /** What is seen; empty where the picture only decorates. */
  alt: string;
  /** True for what stands above the fold. */
  eager?: boolean;
  className?: string | undefined;
}

/** A picture that fills its box; what is below the fold loads when it comes near. */
export function Picture({ source, alt, eager, className }: Props) {
  return (
    <img
      {...source}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className ? `${styles.picture} ${className}` : styles.picture}
    />
  );
}
