import type { ComponentProps } from 'react';
import styles from './picture.module.css';

export interface PictureVersion {
  src: string;
  /** Pictures fill the box of their page: without a size they have the most frequent shape. */
  width?: number;
  height?: number;
  /** A photograph’s files by format, each a `srcset`, and the width at which it is shown (`sizes`). */
  photo?: { avif: string; webp: string; sizes: string };
}

/** A picture on a page: its files, size in pixels, and description. `illustrate` makes it from content. */
export interface PictureSource extends PictureVersion {
  /** The alt text; empty for decoration. */
  alt: string;
  /** The drawing as a data URL, which needs no second request. */
  inline?: string;
  /** True for a beadwork cover: cards show its beads at their own size. */
  beads?: true;
  /** The version for the dark theme, if there is one. */
  dark?: PictureVersion;
}

interface Props {
  source: PictureSource;
  /** Whether words beside the picture say the same. */
  decorative?: boolean;
  /** True above the fold; `last` for pictures that may be visible at once, but are less important than the text. */
  eager?: boolean | 'last';
  /** True where it is swiped: the browser’s own drag would capture the pointer. */
  swiped?: boolean;
  className?: string | undefined;
}

/** A picture that fills its box; below the fold it is loaded lazily. */
export function Picture({ source, decorative, eager, swiped, className }: Props) {
  const { inline, alt, beads, dark } = source;
  const attributes = {
    alt: decorative ? '' : alt,
    // The hidden one of two versions must not load: lazy pictures that are hidden never do.
    loading: eager === true && !dark ? ('eager' as const) : ('lazy' as const),
    fetchPriority: eager === true ? ('high' as const) : eager ? ('low' as const) : undefined,
    draggable: swiped ? false : undefined,
    className: [styles.picture, beads && styles.beads, className].filter(Boolean).join(' '),
  };
  // React preloads eager pictures in the head, before the text, except inside a picture element.
  const wrapped = eager === true && !inline;
  return (
    <PictureFiles source={inline ? { ...source, src: inline } : source} wrapped={wrapped} attributes={attributes} />
  );
}

interface FilesProps {
  source: Omit<PictureSource, 'alt' | 'beads'>;
  /** Whether the picture needs a picture element, even with one file. */
  wrapped?: boolean;
  attributes: ComponentProps<'img'>;
}

/** A `media` query cannot select day or night: the page’s theme may differ from the system’s (picture-pair.css). */
export function PictureFiles({ source: { dark, ...light }, wrapped, attributes }: FilesProps) {
  if (!dark) return <Version version={light} wrapped={wrapped} attributes={attributes} />;
  return (
    <>
      <Version version={light} theme="by-day" attributes={attributes} />
      <Version version={dark} theme="by-night" attributes={attributes} />
    </>
  );
}

interface VersionProps extends Pick<FilesProps, 'attributes' | 'wrapped'> {
  version: PictureVersion;
  theme?: string;
}

function Version({
  version: { src, width = 800, height = 600, photo },
  theme = '',
  wrapped,
  attributes,
}: VersionProps) {
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
  if (!photo && !theme && !wrapped) return image;
  return (
    <picture className={`${styles.whole} ${theme}`.trim()}>
      {photo && <source type="image/avif" srcSet={photo.avif} sizes={photo.sizes} />}
      {image}
    </picture>
  );
}
