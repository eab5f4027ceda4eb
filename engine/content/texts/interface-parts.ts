import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { memoize } from '../cache/memory-cache.ts';
import { ownerTexts } from './owner-texts.ts';
import { readInterface } from './read-interface.ts';

interface Part {
  /** The texts that are shown only with this part of a site. */
  texts: RegExp;
  isPresent: (root: string, site: SiteFacts) => boolean;
}

interface SiteFacts {
  fit?: boolean;
  languages?: readonly unknown[];
  pages?: Readonly<Partial<Record<string, boolean>>>;
}

const prose = /^blog_(contents|copied|copy|copy_failed|footnote_back|footnotes|machine|tip)$/;

/** Parts that not every site has. A text that belongs to none of them is needed by every site. */
const parts: readonly Part[] = [
  {
    texts: /^(skills_|nav_link_skills|search_words_skills|meta_skills_)/,
    isPresent: (root, { pages }) => pages?.skills !== false && hasEntries(root, 'skills.yaml'),
  },
  {
    texts: /^fit_/,
    isPresent: (root, { fit, pages }) => fit !== false && pages?.skills !== false && hasEntries(root, 'skills.yaml'),
  },
  {
    texts: /^(career_|nav_link_career|search_words_career|meta_career_)/,
    isPresent: (root, { pages }) => pages?.career !== false && hasEntries(root, 'career.yaml'),
  },
  {
    texts: /^(apps_|nav_link_projects|search_words_apps|meta_apps?_|showcase_all_projects|error_projects)/,
    isPresent: (root) => hasFolders(root, 'projects'),
  },
  {
    texts: /^(games_|nav_link_games|search_words_games|meta_games?_)/,
    isPresent: (root, { pages }) => pages?.games !== false && hasEntries(root, 'games.yaml'),
  },
  {
    texts:
      /^(blogs?_|nav_link_blog|search_words_(blog|feeds)|meta_blog_|feeds?_|footer_feeds|command_(articles|feeds)|showcase_all_articles|error_blog|stored_saved)/,
    isPresent: (root, { pages }) => pages?.blog !== false && hasFolders(root, 'articles'),
  },
  {
    texts: prose,
    isPresent: (root) => ['articles', 'pages', 'projects'].some((folder) => hasFolders(root, folder)),
  },
  {
    texts:
      /^(resume_(title|link|download|file_|other_|heading_|projects|qr_|reading_)|search_words_resume|meta_resume_)/,
    isPresent: (_, { pages }) => pages?.resume !== false,
  },
  {
    texts: /^(accessibility_|search_words_accessibility|meta_accessibility_|footer_accessibility)/,
    isPresent: (_, { pages }) => pages?.accessibility !== false,
  },
  {
    texts: /^(side_by_side_|translations?_|stored_(lang|side_by_side)|resume_languages_site|blog_not_translated)/,
    isPresent: (_, { languages }) => (languages?.length ?? 2) > 1,
  },
  { texts: /^measured_/, isPresent: (root) => existsSync(join(root, 'measurements.json')) },
];

const plural = /_(zero|one|two|few|many|other)$/;

/**
 * Returns a function that tells whether a site needs a text: a site without games needs no texts of games. Texts that
 * are not the interface’s are always needed.
 */
export function neededTexts(root: string): (key: string) => boolean {
  const known = new Set(Object.keys({ ...readInterface('en'), ...ownerTexts }).map(withoutForm));
  const site = readList(root, 'site.yaml') as SiteFacts | undefined;
  const absent = parts.filter(({ isPresent }) => !isPresent(root, site ?? {}));
  const present = parts.filter((part) => !absent.includes(part));
  return (key) =>
    !known.has(withoutForm(key)) ||
    !absent.some(({ texts }) => texts.test(key)) ||
    present.some(({ texts }) => texts === prose && texts.test(key));
}

const withoutForm = (key: string) => key.replace(plural, '');

/** Whether a file lists anything. An unreadable file counts as used: its problems are reported elsewhere. */
function hasEntries(root: string, file: string): boolean {
  const list = readList(root, file);
  return !Array.isArray(list) || list.length > 0;
}

function readList(root: string, file: string): unknown {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    return memoize(`list ${text}`, () => parse(text));
  } catch {
    return undefined;
  }
}

const hasFolders = (root: string, folder: string): boolean =>
  statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === true &&
  readdirSync(join(root, folder), { withFileTypes: true }).some((entry) => entry.isDirectory());
