import { localize, notFoundPath } from '../../engine/routes/addresses.ts';
import { addresses, languages, pages } from '../support/site-map.ts';
import { share, thorough } from '../support/thorough.ts';

/** One page of each kind: of articles and of projects the last. */
export const kinds = [...new Map(pages.map((to) => [to.page, to])).values()];

const foreign = languages.slice(1);

/**
 * The pages that are visited. In the short run the kinds of page are shared between the other languages, so that each
 * kind is seen in one of them, and each language on some.
 */
export const visits = addresses.filter(
  ({ language, to }) =>
    thorough || language === 'en' || share(kinds, foreign.indexOf(language), foreign.length).includes(to),
);

/** An address in each language that no page has. */
export const lost = languages.map((language) => localize(`${notFoundPath}-nobody-was-here`, language));
