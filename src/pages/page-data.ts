import type { Content } from '../content/content.ts';
import type { RichPart } from '../content/rich-text.ts';
import type { Translate } from '../i18n/translate.ts';

/** What the head of a page says about it, in the page's language. */
export interface PageMeta {
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** What is seen on the page's share image. */
  imageAlt?: string;
  /** True keeps the page out of search engines. */
  noindex?: boolean;
  /** Codes of the languages in which the page's text exists, where those are not all that are offered. */
  languages?: string[];
  /** True where the page's text can be had as Markdown too. */
  markdown?: boolean;
  /** True for articles: previews of links tell them from pages. */
  article?: boolean;
  /** What its text holds that plain texts do not have. */
  rich?: readonly RichPart[];
}

/** What every page's data has; a page's own fields come beside it. */
export interface PageData {
  meta: PageMeta;
}

/** What a page's data is made from. */
export interface PageSource {
  content: Content;
  language: string;
  t: Translate;
}

/** The title as browsers and search engines show it. */
export const shownTitle = ({ title }: PageMeta, siteName: string): string => `${title} · ${siteName}`;
