import type { ComponentType } from 'react';
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
  /** True for articles: link previews distinguish them from pages. */
  article?: boolean;
  rich?: readonly RichPart[];
  /** The site's islands that its text uses, by their names: their styles are on the page. */
  islands?: readonly string[];
}

export interface PageData {
  meta: PageMeta;
  /** The site's islands that its text uses, by the names of their elements. */
  components?: Readonly<Record<string, ComponentType<object>>>;
}

/** What a page's data is made from. */
export interface PageSource {
  /** All that the site's folder holds, checked. */
  content: Content;
  /** The code of the page's language. */
  language: string;
  /** Gives texts in that language. */
  t: Translate;
}

export const shownTitle = ({ title }: PageMeta, siteName: string): string => `${title} · ${siteName}`;
