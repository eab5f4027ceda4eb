import type { Content } from '../content/content.ts';
import type { RichPart } from '../content/rich-text.ts';
import type { Translate } from '../i18n/translate.ts';

/** What the head of a page says about it, in the page's language. */
export interface PageMeta {
  title: string;
  description: string;
  imageAlt?: string;
  noindex?: boolean;
  /** Codes of the languages in which the page's text exists, where those are not all that are offered. */
  languages?: string[];
  markdown?: boolean;
  /** True for articles: previews of links tell them from pages. */
  article?: boolean;
  rich?: readonly RichPart[];
}

export interface PageData {
  meta: PageMeta;
}

/** What a page's data is made from. */
export interface PageSource {
  content: Content;
  language: string;
  t: Translate;
}

export const shownTitle = ({ title }: PageMeta, siteName: string): string => `${title} · ${siteName}`;
