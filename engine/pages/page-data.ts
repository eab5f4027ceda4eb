import type { ComponentType } from 'react';
import type { Content } from '../content/content.ts';
import type { RichPart } from '../content/mdx/rich-text.ts';
import type { Translate } from '../i18n/translate.ts';

/** Metadata of a page, in its language. */
export interface PageMeta {
  title: string;
  description: string;
  imageAlt?: string;
  noindex?: boolean;
  /** The languages in which the page’s text exists, if not all that are offered. */
  languages?: string[];
  markdown?: boolean;
  /** True for articles: link previews distinguish them from pages. */
  article?: boolean;
  rich?: readonly RichPart[];
  /** Names of the site’s islands in its text, whose styles the page needs. */
  islands?: readonly string[];
}

export interface PageData {
  meta: PageMeta;
  /** The site’s islands in its text, by element name. */
  components?: Readonly<Record<string, ComponentType<object>>>;
}

/** The input of a page’s data. */
export interface PageSource {
  /** All content, checked. */
  content: Content;
  /** The code of the page’s language. */
  language: string;
  /** Returns texts in that language. */
  t: Translate;
}

/** The title as browsers and search results show it. */
export const shownTitle = ({ title }: Pick<PageMeta, 'title'>, siteName: string): string => `${title} · ${siteName}`;
