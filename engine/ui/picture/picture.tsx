import type { ComponentProps } from 'react';
import styles from './picture.module.css';

export interface PictureVersion {
  src: string;
  /** Pictures fill the box that their page gives them: without a size they say the shape that most of them have. */
  width?: number;
  height?: number;
  /** A photograph's files by format, each a `srcset`, and how wide it is shown (`sizes`). */
  photo?: { avif: string; webp: string; sizes: string };
}

/** A picture as pages show it: its files, sizes in pixels, and what is seen in it. `illustrate` makes it of the content. */
export interface PictureSource extends PictureVersion {
  /** What is seen; empty where the picture only decorates. */
  alt: string;
  /** The drawing itself as an address: what a page begins with needs no second answer. */
  inline?: string;
  /** True for a beadwork cover: cards show its beads at their own size. */
  beads?: true;
  /** What is shown in the dark theme, where that is another picture. */
  dark?: PictureVersion;
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
  const { inline, alt, beads, dark } = source;
  const attributes = {
    alt: decorative ? '' : alt,
    // Of two versions the one that is not shown must not load: what is lazy and not shown never does.
    loading: eager === true && !dark ? ('eager' as const) : ('lazy' as const),
    fetchPriority: eager === true ? ('high' as const) : eager ? ('low' as const) : undefined,
    draggable: swiped ? false : undefined,
    className: [styles.picture, beads && styles.beads, className].filter(Boolean).join(' '),
  };
  // React asks in the head for every eager picture, before the words even, except inside of a picture element.
  const wrapped = eager === true && !inline;
  return (
    <PictureFiles source={inline ? { ...source, src: inline } : source} wrapped={wrapped} attributes={attributes} />
  );
}

interface FilesProps {
  source: Omit<PictureSource, 'alt' | 'beads'>;
  /** True where the picture stands in a picture element even if it has one file only. */
  wrapped?: boolean;
  attributes: ComponentProps<'img'>;
}

/**
 * The files of a picture in all their formats, sizes and themes. Of a pair the page's own theme shows one, which may be
 * chosen against the system's: a `media` query would not know (picture-pair.css).
 */
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
