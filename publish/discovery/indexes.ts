import type { Content } from '../../src/content/content.ts';
import {
  type Command,
  type CommandGroup,
  type CommandIndex,
  commandIndexPath,
  commandTexts,
} from '../../src/document/command-menu/command-index.ts';
import { offeredLanguages, sourceLanguage } from '../../src/i18n/languages.ts';
import { pickTexts } from '../../src/i18n/translate.ts';
import { articleIndexPath, listArticles } from '../../src/pages/blog/blog-data.ts';
import type { PageSource } from '../../src/pages/page-data.ts';
import { sourceOf } from '../../src/pages/page-source.ts';
import { translationOf } from '../../src/pages/summaries.ts';
import { address, localize, pageAddress, type SitePath } from '../../src/site/addresses.ts';
import { feeds } from '../../src/site/feeds.ts';
import { entryOf, simplePages } from '../../src/site/pages.ts';

/**
 * Makes the files that the command menu and the blog's filter read when they are first used, one for each language.
 * The template project is in none of them, as it is in no list.
 */
export function makeIndexes(content: Content): Map<SitePath, string> {
  return new Map(
    offeredLanguages.flatMap(({ code }) => {
      const source = sourceOf(content, code);
      return [
        [commandIndexPath(code), JSON.stringify(makeCommandIndex(source))] as const,
        [articleIndexPath(code), JSON.stringify(listArticles(source))] as const,
      ];
    }),
  );
}

function makeCommandIndex(source: PageSource): CommandIndex {
  const { content, language, t } = source;
  const groups: CommandGroup[] = [
    { id: 'pages', label: t('command_pages'), commands: pageCommands(source) },
    {
      id: 'projects',
      label: t('apps_title'),
      commands: content.projects
        .filter(({ kind }) => kind !== 'template')
        .map(({ slug, title }) => ({
          id: `project-${slug}`,
          label: t(title),
          href: pageAddress({ page: 'project', slug }, language),
        })),
    },
    { id: 'articles', label: t('command_articles'), commands: articleCommands(source) },
    {
      id: 'feeds',
      label: t('command_feeds'),
      commands: feeds.map(({ path, name }) => ({
        id: `feed-${name.replace(' ', '-')}`,
        label: name,
        words: t('search_words_feeds'),
        href: address(localize(path, language)),
      })),
    },
    {
      id: 'languages',
      label: t('nav_language'),
      commands: offeredLanguages.map(({ code, ownName }) => ({
        id: `language-${code}`,
        label: ownName,
        lang: code,
        press: `a[data-action=language][hreflang=${code}]`,
      })),
    },
    {
      id: 'actions',
      label: t('command_actions'),
      commands: [
        { id: 'theme', label: t('nav_theme'), press: 'button[data-action=theme]' },
        { id: 'mail', label: t('command_copy_mail'), copy: content.site.email },
      ],
    },
  ];
  return { texts: pickTexts(t, commandTexts), groups: groups.filter(({ commands }) => commands.length > 0) };
}

function pageCommands({ language, t }: PageSource): Command[] {
  return simplePages().flatMap((to) => {
    const { label, searchWords } = entryOf(to);
    if (!label) return [];
    return [
      {
        id: `page-${to.page}`,
        label: t(label),
        href: pageAddress(to, language),
        ...(searchWords && { words: t(searchWords) }),
      },
    ];
  });
}

function articleCommands({ content, language }: PageSource): Command[] {
  return content.articles.map((article) => ({
    id: `article-${article.number}`,
    label: translationOf(article, language).title,
    ...(article.translations[language] ? {} : { lang: sourceLanguage }),
    href: pageAddress({ page: 'article', number: String(article.number) }, language),
  }));
}
