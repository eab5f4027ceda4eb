import type { FigureUse } from './figures.ts';
import type { Pictures } from './pictures.ts';
import type { RichPart } from './rich-text.ts';
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

/** A heading of an article: its text and the fragment that leads to it. */
interface Heading {
  id: string;
  text: string;
}

/** The body of an article in one language. */
export interface ArticleBody {
  /** The file with the compiled MDX: a function body for `run` of @mdx-js/mdx. It is read when its page is rendered. */
  codeFile: string;
  /** Every character of the text, once: the font is cut to them. */
  characters: string;
  /** Headings of the second level, in their order. */
  headings: Heading[];
  /** Words of prose and code, for the reading time. */
  words: number;
  /** Links to pages of this site, with the line they stand in. */
  links: { href: string; file: string; line: number }[];
  /** Pictures, by their path from `content/`. */
  pictures: { path: string; file: string; line: number }[];
  /** Drawings with words, in their order. */
  figures: FigureUse[];
  /** What it holds that plain texts do not have. */
  rich: RichPart[];
}

/** What was wrong in an article as published: the day, a sentence, the old words and the new ones. */
export type Correction = NonNullable<ArticleFrontMatter['corrections']>[number];

/** What an article is called in one language, and its body where that language has one. */
interface ArticleTranslation {
  title: string;
  /** The title in search results, where it is another. */
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

/** What an own page is called in one language, and its body where that language has one. */
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
  /** The story as Markdown. */
  story?: TextKey;
  /** The story compiled, in each language that has one. */
  stories: Readonly<Record<string, ArticleBody>>;
  /** The parts of the case study that are told. */
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
  /** Further sections, under headings of their own. */
  parts: { title: TextKey; text: TextKey }[];
  picture?: { file: string; alt: TextKey };
}

/** How much of a language is there. */
export interface Coverage {
  texts: number;
  missing: number;
}

/** A translation that was made from an older English text than today’s. */
export interface Behind {
  /** The day of the last change of what has changed, yyyy-mm-dd; nothing where git does not know it. */
  on?: string | undefined;
}

/** How programs read the PDF of a language's resume. */
export interface ResumeReading {
  /** The day on which it was built and read: yyyy-mm-dd. */
  day: string;
  /** How many sentences and lines it has: nothing of them is lost, or there would be no build. */
  sentences: number;
  /** How many of them every reader gives word by word: all but parted words and those from right to left. */
  whole: number;
  /** The readers that were asked, such as `pdftotext -layout`. */
  readers: string[];
  /** Those that were not installed where it was built. */
  absent: string[];
  /** The text as the last of the readers gives it. */
  text: string;
}

/** Everything in `content/`, read and checked. */
export interface Content {
  /** Absolute path of `content/`. */
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
  /** Every picture that can be shown, wherever it lies. */
  pictures: Pictures;
  /** Where long words of headings may break: by language and word, with soft hyphens. */
  hyphenation: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Translations of which the English has changed since, by their file: `content/articles/4-looms/de.mdx`. */
  behind: Readonly<Record<string, Behind>>;
  /** The last full run of the tests, where there was one. */
  checks?: Checks;
  /** What was measured of the site, where it was. */
  measurements?: Measurements;
  /** The code that makes the site, where something was measured of it. */
  codeVersion?: string;
  /** How programs read the resume, by language: a build adds it when it has made the files. */
  resumeReadings?: Readonly<Record<string, ResumeReading>>;
  /** `content/pages`, by name. */
  ownPages: OwnPage[];
  /** One for each language, offered or not. Those of incomplete languages lack texts. */
  dictionaries: Readonly<Record<string, Dictionary>>;
  /** How many texts each language needs, its plural forms counted one by one, and how many it lacks. */
  coverage: Readonly<Record<string, Coverage>>;
}
