import styles from './picture.module.css';

/** What an `<img>` needs to know. */
export interface PictureSource {
  src: string;
  /** Pictures fill the box that their page gives them: without a size they say the shape that most of them have. */
  width?: number;
  height?: number;
  /** What is seen; empty where the picture only decorates. */
  alt: string;
  /** The drawing itself as an address: what a page begins with needs no second answer. */
  inline?: string;
  /** True for a beadwork cover: cards show its beads at their own size. */
  beads?: true;
}

interface Props {
  source: PictureSource;
  /** True where words beside the picture say the same. */
  decorative?: boolean;
  /** True for what stands above the fold; `last` for what comes after the words although it may be seen at once. */
  eager?: boolean | 'last';
  /** True where it is swiped: the browser's own drag of a picture would take the pointer away. */
  swiped?: boolean;
  className?: string | undefined;
}

/** A picture that fills its box; what is below the fold loads when it comes near. */
export function Picture({ source, decorative, eager, swiped, className }: Props) {
  const { src, inline, width = 800, height = 600, alt, beads } = source;
  const image = (
    <img
      src={inline ?? src}
      width={width}
      height={height}
      alt={decorative ? '' : alt}
      loading={eager === true ? 'eager' : 'lazy'}
      fetchPriority={eager === true ? 'high' : eager ? 'low' : undefined}
      decoding="async"
      draggable={swiped ? false : undefined}
      className={[styles.picture, beads && styles.beads, className].filter(Boolean).join(' ')}
    />
  );
  // React asks in the head for every eager picture, before the words even, except inside of a picture element.
  return eager === true && !inline ? <picture className={styles.whole}>{image}</picture> : image;
}
