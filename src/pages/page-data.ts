import { createContext, use } from 'react';
import type { Content } from '../content/content.ts';
import { site } from '../content/site.ts';
import type { DisplayDate } from '../i18n/format.ts';
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
}

/** The title as browsers and search engines show it. */
export const shownTitle = ({ title }: PageMeta): string => `${title} · ${site.name}`;

/** What every page is given; its own fields come beside it. Plain JSON: it is embedded in the page's HTML. */
export interface PageData {
  meta: PageMeta;
  /** The last working day in words. Made at build: not every browser can write dates in isiZulu. */
  lastDay?: DisplayDate | undefined;
}

/** What a page's data is made from, at build. */
export interface PageSource {
  content: Content;
  language: string;
  t: Translate;
}

/** Holds the data of the page that is shown. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** The data of the page that is shown. What stands around the pages must expect none: the error screen has no data. */
export function usePageData<Data extends PageData | undefined>(): Data {
  return use(PageDataContext) as Data;
}
