import { tagOf } from '../i18n/languages.ts';
import { type PageSource, shownTitle } from '../pages/page-data.ts';
import { address, fileOfPath, pagePath, type SitePath } from '../routes/addresses.ts';
import type { PageRef } from '../routes/pages.ts';
import { findPicture } from '../ui/picture/picture-source.ts';

/** Width and height of share images in pixels: the ratio that link previews show uncropped (1.91 to 1). */
export const shareSize = { width: 1200, height: 630 };

export const shareFolder = '/share/';

/** Path of a page’s share image: `/share/de/about.png` for `/de/about`. */
export function shareImage(path: SitePath): SitePath {
  return `${shareFolder}${fileOfPath(path).replace(/html$/, 'png')}` as SitePath;
}

/** The page of a share image; undefined for another path. */
export function pageOfShareImage(path: string): SitePath | undefined {
  const [, name] = /^\/share(\/.+)\.png$/.exec(path) ?? [];
  return name === '/index' ? '/' : (name as SitePath | undefined);
}

export interface ShareCard {
  language: string;
  title: string;
  subtitle: string | undefined;
  label: string | undefined;
  name: string;
  site: string;
  cover: string;
  /** Path from the site’s folder. */
  picture: string | undefined;
  alt: string;
}

/** The content of a page’s share image. */
export function shareCardOf(to: PageRef, title: string, { content, language, t }: PageSource): ShareCard {
  const { site, home, profile } = content;
  const project = to.page === 'project' ? content.projects.find(({ slug }) => slug === to.slug) : undefined;
  const article =
    to.page === 'article' ? content.articles.find(({ number }) => String(number) === to.number) : undefined;
  const exploreItem = home.explore.find(({ page }) => page === pagePath(to));
  const pagePicture = { home: home.picture, about: profile.pictures[0]?.picture }[to.page as string];
  const picture = pagePicture ?? project?.picture ?? article?.cover ?? exploreItem?.picture;
  // Titles of pages have the form “what: more about it”. French puts a space before the colon.
  const [, first = title, rest] = /^(.+?)\s?: (.+)$/.exec(title) ?? [];
  // The alt text repeats the words in the image.
  const imageText = shownTitle({ title }, site.name);
  return {
    language: tagOf(language),
    title: first,
    subtitle: project ? t(project.description) : rest,
    label: article && t(article.category),
    name: site.name,
    site: (new URL(site.url).host + address('/')).replace(/\/$/, ''),
    cover: project?.slug ?? article?.slug ?? (to.page === 'home' ? home.cover : pagePath(to).slice(1)),
    picture: picture && findPicture(content.pictures, picture.file)?.light.file,
    alt: picture ? `${imageText}. ${t(picture.alt)}` : imageText,
  };
}
