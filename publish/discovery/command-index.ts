import { type CommandTarget, commandIndex } from '../../src/document/command-menu/command-index.ts';
import type { Content, Dictionary } from '../../src/content/content.ts';
import { offeredLanguages, sourceLanguage } from '../../src/i18n/languages.ts';
import { paths } from '../../src/site/addresses.ts';
import { makeTranslate } from '../../src/i18n/translate.ts';

const pages = [
  { path: paths.home(), label: 'nav_link_home' },
  { path: paths.about(), label: 'nav_link_about' },
  { path: paths.skills(), label: 'nav_link_skills' },
  { path: paths.career(), label: 'nav_link_career' },
  { path: paths.resume(), label: 'nav_link_resume' },
  { path: paths.apps(), label: 'nav_link_projects' },
  { path: paths.blog(), label: 'nav_link_blog' },
  { path: paths.games(), label: 'nav_link_games' },
  { path: paths.contact(), label: 'nav_link_contact' },
  { path: paths.accessibility(), label: 'footer_accessibility' },
] as const;

/**
 * Makes the files from which the command menu knows pages, projects and articles, one for each language.
 * The template project is in none of them, as it is in no list.
 */
export function makeCommandIndexes(content: Content): Map<string, string> {
  return new Map(
    offeredLanguages.map(({ code }) => [
      commandIndex(code),
      JSON.stringify(listTargets(content, code, content.dictionaries[code] ?? {})),
    ]),
  );
}

function listTargets({ projects, articles }: Content, language: string, dictionary: Dictionary): CommandTarget[] {
  const t = makeTranslate(language, dictionary);
  return [
    ...pages.map(({ path, label }) => ({ group: 'pages' as const, label: t(label), path })),
    ...projects
      .filter(({ kind }) => kind !== 'template')
      .map(({ slug, title }) => ({ group: 'projects' as const, label: t(title), path: paths.app(slug) })),
    ...articles.map(({ number, translations }) => ({
      group: 'articles' as const,
      label: (translations[language] ?? translations.en).title,
      ...(translations[language] ? {} : { lang: sourceLanguage }),
      path: paths.article(number),
    })),
  ];
}
