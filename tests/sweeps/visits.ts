import { localize, notFoundPath } from '../../engine/routes/addresses.ts';
import { addresses, languages, pages } from '../support/site-map.ts';
import { share, thorough } from '../support/thorough.ts';

/** One page of each kind: the last article and the last project. */
export const kinds = [...new Map(pages.map((to) => [to.page, to])).values()];

const foreign = languages.slice(1);

/**
 * The visited pages. In the short run the kinds of pages are distributed over the other languages, so that each kind is
 * tested in one of them, and each language on some.
 */
export const visits = addresses.filter(
  ({ language, to }) =>
    thorough || language === 'en' || share(kinds, foreign.indexOf(language), foreign.length).includes(to),
);

export const lost = languages.map((language) => localize(`${notFoundPath}-nobody-was-here`, language));
