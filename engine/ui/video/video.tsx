import type { ReactNode } from 'react';
import type { Pictures } from '../../content/pictures/pictures.ts';
import { languageOf } from '../../i18n/languages.ts';
import { address, type SitePath } from '../../routes/addresses.ts';
import { ExternalLink } from '../navigation/external-link.tsx';
import { PictureFiles } from '../picture/picture.tsx';
import { fileOf, textSizes, versionsOf } from '../picture/picture-source.ts';

export interface VideoProps {
  title: string;
  poster: string;
  /** The file of a video of this site, and its captions in the language of the text. */
  src?: SitePath;
  captions?: SitePath;
  language?: string;
  /** The address of a video on another site. */
  href?: string;
  children?: ReactNode;
}

/** Makes the component of videos, whose files the build has checked. Nothing is loaded from other sites. */
export const videoWith = (pictures: Pictures) => (props: VideoProps) => (
  <figure className="film">
    {props.href ? linkTo(pictures, props, props.href) : play(pictures, props)}
    {props.children && <figcaption>{props.children}</figcaption>}
  </figure>
);

function play(pictures: Pictures, { title, poster, src = '/', captions = '/', language = '' }: VideoProps) {
  const picture = posterOf(pictures, poster);
  const { width, height } = picture.light;
  const { tag, ownName } = languageOf(language);
  return (
    <video controls preload="none" playsInline poster={fileOf(picture)} {...{ width, height }} aria-label={title}>
      <source src={address(src)} type={/\.webm$/i.test(src) ? 'video/webm' : 'video/mp4'} />
      <track default kind="captions" src={address(captions)} srcLang={tag} label={ownName} />
      <a href={address(src)}>{title}</a>
    </video>
  );
}

/** A link with the video’s picture and the name of its host. */
function linkTo(pictures: Pictures, { title, poster }: VideoProps, href: string) {
  const attributes = { alt: '', loading: 'lazy', decoding: 'async' } as const;
  return (
    <ExternalLink href={href} className="film-link">
      <PictureFiles source={versionsOf(posterOf(pictures, poster), textSizes)} attributes={attributes} />
      <span>
        {title} · {new URL(href).hostname.replace(/^www\./, '')}
      </span>
    </ExternalLink>
  );
}

function posterOf(pictures: Pictures, path: string) {
  const picture = pictures[path];
  if (!picture) throw new Error(`picture not found: ${path}`);
  return picture;
}
