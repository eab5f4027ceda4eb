import { localize, notFoundPath } from '../../src/site/addresses.ts';
import { addresses, languages, pages } from '../support/site-map.ts';
import { thorough } from '../support/thorough.ts';

/** One page of each kind: of articles and of projects the last. */
export const kinds = [...new Map(pages.map((to) => [to.page, to])).values()];

/** The pages that are visited: all of them in English, in each other language one of each kind. */
export const visits = addresses.filter(({ language, to }) => thorough || language === 'en' || kinds.includes(to));

/** An address in each language that no page has. */
export const lost = languages.map((language) => localize(`${notFoundPath}-nobody-was-here`, language));
