import { localize, notFoundPath } from '../../engine/routes/addresses.ts';
import { addresses, languages, pages } from '../support/site-map.ts';
import { share, thorough } from '../support/thorough.ts';

/** One page of each kind, such as the last article and the last project. */
export const kinds = [...new Map(pages.map((to) => [to.page, to])).values()];

/**
 * The visited pages. In the short run the kinds of pages are distributed over the languages, so that each kind is tested
 * in one of them; the other pages are tested in English.
 */
export const visits = addresses.filter(({ language, to }) => {
  if (thorough) return true;
  if (!kinds.includes(to)) return language === languages[0];
  return share(kinds, languages.indexOf(language), languages.length).includes(to);
});

export const lost = share(
  languages.map((language) => localize(`${notFoundPath}-nobody-was-here`, language)),
  0,
  3,
);
