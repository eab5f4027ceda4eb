import type { SiteCode } from './code/site-code.ts';
import type { FigureUse } from './mdx/figures.ts';
import type { RichPart } from './mdx/rich-text.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { VideoUse } from './pictures/videos.ts';
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

/** Texts of one language by key; plural forms as `key_one`, `key_other` … (the JSON format of i18next). */
export type Dictionary = Readonly<Record<string, string>>;

export interface ArticleBody {
  /** The file with the compiled MDX: a function body for `run` of @mdx-js/mdx. */
  codeFile: string;
  /** Every distinct character of the text, for cutting fonts to size. */
  characters: string;
  headings: { id: string; text: string }[];
  words: number;
  links: { href: string; file: string; line: number }[];
  pictures: { path: string; file: string; line: number }[];
  figures: FigureUse[];
  videos: VideoUse[];
  rich: RichPart[];
  islands: string[];
}

interface ArticleTranslation {
  title: string;
  metaTitle?: string | undefined;
  description: string;
  body?: ArticleBody;
}

/** An article in all its languages; the default one always exists and has a body. */
export interface Article extends Omit<ArticleFrontMatter, 'title' | 'metaTitle' | 'description'> {
  /** The text in the default language, which is one of `translations` too. */
  source: ArticleTranslation & { body: ArticleBody };
  translations: Readonly<Record<string, ArticleTranslation>>;
}

interface OwnPageTranslation extends ArticleTranslation {
  /** Link text in menus, where it differs from the title. */
  label?: string | undefined;
}

/** An own page in all its languages; the default one always exists and has a body. */
export interface OwnPage extends Pick<OwnPageFrontMatter, 'menu' | 'layout'> {
  name: string;
  /** The text in the default language, which is one of `translations` too. */
  source: OwnPageTranslation & { body: ArticleBody };
  translations: Readonly<Record<string, OwnPageTranslation>>;
}

export interface Project extends Omit<ProjectFacts, 'key' | 'picture'> {
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

export interface Stale {
  /** The day of the change, yyyy-mm-dd; undefined where git does not know it. */
  on?: string | undefined;
}

export interface ResumeReading {
  day: string;
  /** Number of sentences and lines, all of which were read, or the build would have failed. */
  sentences: number;
  /** How many of them every reader returns word by word: all but hyphenated words and right-to-left text. */
  whole: number;
  readers: string[];
  absent: string[];
  text: string;
}

export interface Content {
  folder: string;
  site: Site;
  home: Home;
  profile: Profile;
  skills: Skill[];
  career: Job[];
  resume: Resume;
  contact: ContactBox[];
  projects: Project[];
  fillers: ProjectOrder['fillers'];
  games: Game[];
  articles: Article[];
  pictures: Pictures;
  /** Hyphenation of long words in headings, by language and word, with soft hyphens. */
  hyphenation: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Stale translations by file: `articles/4-looms/de.mdx`. */
  stale: Readonly<Record<string, Stale>>;
  checks?: Checks;
  measurements?: Measurements;
  /** Version of the engine’s code; set only where there are measurements. */
  codeVersion?: string;
  /** How programs read the resume, by language; the build adds it after making the files. */
  resumeReadings?: Readonly<Record<string, ResumeReading>>;
  ownPages: OwnPage[];
  sitePages: Readonly<Record<string, SitePageFacts>>;
  code: SiteCode;
  /** One for each language, offered or not. Those of incomplete languages lack texts. */
  dictionaries: Readonly<Record<string, Dictionary>>;
  /** How many texts each language needs, counting each plural form, and how many it lacks. */
  coverage: Readonly<Record<string, Coverage>>;
}
