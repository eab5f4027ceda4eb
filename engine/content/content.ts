import type { SiteCode } from './code/site-code.ts';
import type { FigureUse } from './figures.ts';
import type { Pictures } from './pictures.ts';
import type { RichPart } from './rich-text.ts';
import type { SitePageFacts } from './schemas/site-page.ts';
import type {
  ArticleFrontMatter,
  Checks,
  ContactBox,
  Game,
  Home,
  Job,
  Measurements,
  OwnPageFrontMatter,
  Profile,
  ProjectFacts,
  ProjectOrder,
  Resume,
  Site,
  Skill,
  TextKey,
} from './schemas.ts';

/** Texts of one language: key to text, plural forms as `key_one`, `key_other` … (i18next's JSON format). */
export type Dictionary = Readonly<Record<string, string>>;

export interface ArticleBody {
  /** The file with the compiled MDX: a function body for `run` of @mdx-js/mdx. It is read when its page is rendered. */
  codeFile: string;
  /** Every character of the text, once: the font is cut to them. */
  characters: string;
  /** Headings of the second level, in their order. */
  headings: { id: string; text: string }[];
  /** Words of prose and code, for the reading time. */
  words: number;
  links: { href: string; file: string; line: number }[];
  pictures: { path: string; file: string; line: number }[];
  figures: FigureUse[];
  rich: RichPart[];
  /** The site's islands that it uses, by their names. */
  islands: string[];
}

/** What was wrong in an article as published: the day, a sentence, the old words and the new ones. */
export type Correction = NonNullable<ArticleFrontMatter['corrections']>[number];

/** What an article is called in one language, and its body where that language has one. */
interface ArticleTranslation {
  title: string;
  metaTitle?: string | undefined;
  description: string;
  corrections?: Correction[] | undefined;
  body?: ArticleBody;
}

/** An article with all its languages; `en` is always there, with a body. */
export interface Article extends Omit<ArticleFrontMatter, 'title' | 'metaTitle' | 'description' | 'corrections'> {
  /** The day of the last change, corrections included, for machines: yyyy-mm-dd. `updated` is what the page shows. */
  modified: string;
  translations: Readonly<Record<string, ArticleTranslation>> & { en: ArticleTranslation & { body: ArticleBody } };
}

interface OwnPageTranslation extends ArticleTranslation {
  /** What links in menus say, where it is not the title. */
  label?: string | undefined;
}

/** A page of the owner's own with all its languages; `en` is always there, with a body. */
export interface OwnPage extends Pick<OwnPageFrontMatter, 'menu' | 'layout'> {
  /** Its folder and its address. */
  name: string;
  translations: Readonly<Record<string, OwnPageTranslation>> & { en: OwnPageTranslation & { body: ArticleBody } };
}

/** A project: its facts, and the keys of the texts that it has in English. */
export interface Project extends Omit<ProjectFacts, 'key' | 'picture'> {
  /** Last part of the address `/apps/<slug>`. */
  slug: string;
  title: TextKey;
  description: TextKey;
  metaDescription?: TextKey;
  story?: TextKey;
  stories: Readonly<Record<string, ArticleBody>>;
  caseStudy: {
    problem?: TextKey;
    audience?: TextKey;
    role?: TextKey;
    constraints?: TextKey;
    decision?: { title: TextKey; text: TextKey; cost?: TextKey };
    tested?: TextKey;
    outcome?: TextKey;
    unknown?: TextKey;
    otherwise?: TextKey;
  };
  parts: { title: TextKey; text: TextKey }[];
  picture?: { file: string; alt: TextKey };
}

export interface Coverage {
  texts: number;
  missing: number;
}

/** A translation that was made from an older English text than today’s. */
export interface Stale {
  /** The day of the last change of what has changed, yyyy-mm-dd; nothing where git does not know it. */
  on?: string | undefined;
}

export interface ResumeReading {
  day: string;
  /** How many sentences and lines it has: nothing of them is lost, or there would be no build. */
  sentences: number;
  /** How many of them every reader gives word by word: all but parted words and those from right to left. */
  whole: number;
  readers: string[];
  absent: string[];
  /** The text as the last of the readers gives it. */
  text: string;
}

/** Everything in the site's folder, read and checked. */
export interface Content {
  /** Absolute path of the site's folder. */
  folder: string;
  site: Site;
  home: Home;
  profile: Profile;
  skills: Skill[];
  career: Job[];
  resume: Resume;
  contact: ContactBox[];
  /** In the order of the pages. */
  projects: Project[];
  fillers: ProjectOrder['fillers'];
  games: Game[];
  /** Sorted by number. */
  articles: Article[];
  pictures: Pictures;
  /** Where long words of headings may break: by language and word, with soft hyphens. */
  hyphenation: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Translations of which the English has changed since, by their file: `articles/4-looms/de.mdx`. */
  stale: Readonly<Record<string, Stale>>;
  checks?: Checks;
  measurements?: Measurements;
  /** The code that makes the site, where something was measured of it. */
  codeVersion?: string;
  /** How programs read the resume, by language: a build adds it when it has made the files. */
  resumeReadings?: Readonly<Record<string, ResumeReading>>;
  /** `pages`, by name. */
  ownPages: OwnPage[];
  /** The site's React pages, by id. */
  sitePages: Readonly<Record<string, SitePageFacts>>;
  /** What of the site is code. */
  code: SiteCode;
  /** One for each language, offered or not. Those of incomplete languages lack texts. */
  dictionaries: Readonly<Record<string, Dictionary>>;
  /** How many texts each language needs, its plural forms counted one by one, and how many it lacks. */
  coverage: Readonly<Record<string, Coverage>>;
}
