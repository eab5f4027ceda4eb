import type { ComponentProps } from 'react';
import styles from './picture.module.css';

export interface PictureVersion {
  src: string;
  /** Pixels. Without a size the most frequent shape is assumed, because pictures fill their box. */
  width?: number;
  height?: number;
  /** A photograph’s files by format, each a `srcset`, and the width at which it is shown (`sizes`). */
  photo?: { avif: string; webp: string; sizes: string };
}

/** A picture on a page: its files, size in pixels, and description. `illustrate` makes it from content. */
export interface PictureSource extends PictureVersion {
  /** The alt text; empty for decoration. */
  alt: string;
  /** True for a beadwork cover: cards show its beads at their own size. */
  beads?: true;
  /** The version for the dark theme, if there is one. */
  dark?: PictureVersion;
}

interface Props {
  source: PictureSource;
  /** True if text beside the picture says the same: the alt text is then empty. */
  decorative?: boolean;
  /** True above the fold; `last` if the picture can load after the page is laid out. */
  eager?: boolean | 'last';
  /** True if the picture can be swiped: the browser’s own dragging of images would capture the pointer. */
  swiped?: boolean;
  className?: string | undefined;
}

/** A picture that fills its box; below the fold it is loaded lazily. */
export function Picture({ source, decorative, eager, swiped, className }: Props) {
  const { alt, beads, dark } = source;
  const attributes = {
    alt: decorative ? '' : alt,
    // Of two versions the hidden one must not load: hidden lazy pictures never load.
    loading: eager === true && !dark ? ('eager' as const) : ('lazy' as const),
    // Text loads first: a low priority also keeps React from preloading the picture in the head.
    fetchPriority: eager ? ('low' as const) : undefined,
    draggable: swiped ? false : undefined,
    className: [styles.picture, beads && styles.beads, className].filter(Boolean).join(' '),
  };
  return <PictureFiles source={source} attributes={attributes} />;
}

interface FilesProps {
  source: Omit<PictureSource, 'alt' | 'beads'>;
  attributes: ComponentProps<'img'>;
}

/** A `media` query cannot select day or night: the page’s theme may differ from the system’s (picture-pair.css). */
export function PictureFiles({ source: { dark, ...light }, attributes }: FilesProps) {
  if (!dark) return <Version version={light} attributes={attributes} />;
  return (
    <>
      <Version version={light} theme="by-day" attributes={attributes} />
      <Version version={dark} theme="by-night" attributes={attributes} />
    </>
  );
}

interface VersionProps extends Pick<FilesProps, 'attributes'> {
  version: PictureVersion;
  theme?: string;
}

function Version({ version: { src, width = 800, height = 600, photo }, theme = '', attributes }: VersionProps) {
  const image = (
    <img
      src={src}
      srcSet={photo?.webp}
      sizes={photo?.sizes}
      width={width}
      height={height}
      alt={attributes.alt}
      {...attributes}
    />
  );
  if (!photo && !theme) return image;
  return (
    <picture className={`${styles.whole} ${theme}`.trim()}>
      {photo && <source type="image/avif" srcSet={photo.avif} sizes={photo.sizes} />}
      {image}
    </picture>
  );
}
