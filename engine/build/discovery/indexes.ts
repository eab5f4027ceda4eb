import type { Content } from '../../content/content.ts';
import {
  type Command,
  type CommandGroup,
  type CommandIndex,
  commandIndexPath,
  commandTexts,
} from '../../document/command-menu/command-index.ts';
import { textIndexPath } from '../../document/command-menu/search/text-index.ts';
import { pickFallbackTexts } from '../../i18n/fallback-texts.ts';
import { hasLanguages, languageOf, offeredLanguages, sourceLanguage, sourceTag } from '../../i18n/languages.ts';
import { pickTexts } from '../../i18n/translate.ts';
import { articleIndexPath, listArticles } from '../../pages/blog/blog-data.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { sourceOf } from '../../pages/page-source.ts';
import { makeFitIndex } from '../../pages/skills/fit/make-fit-index.ts';
import { skillsWithoutEvidence } from '../../pages/skills/skill-evidence.ts';
import { fitIndexPath, skillAnchor, skillName } from '../../pages/skills/skills-data.ts';
import { translationOf } from '../../pages/summaries.ts';
import { address, localize, pageAddress, type SitePath } from '../../routes/addresses.ts';
import { feeds } from '../../routes/feeds.ts';
import { articlePage, entryIn, projectPage } from '../../routes/pages.ts';
import { labelOf, siteMapOf } from '../../routes/site-map.ts';

/** Makes the data that islands load on first use, by address: for the command menu, the blog filter and the fit. */
export function makeIndexes(content: Content): Map<SitePath, string> {
  return new Map(
    offeredLanguages.flatMap(({ code }) => {
      const source = sourceOf(content, code);
      const commands = [commandIndexPath(code), JSON.stringify(makeCommandIndex(source))] as const;
      const { find } = siteMapOf(content);
      const hasFit = find({ page: 'skills' }) && content.site.fit !== false;
      return [
        commands,
        ...(find({ page: 'blog' }) ? [[articleIndexPath(code), JSON.stringify(listArticles(source))] as const] : []),
        ...(hasFit ? [[fitIndexPath(code), JSON.stringify(makeFitIndex(source))] as const] : []),
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
        .map((project) => ({
          id: `project-${project.slug}`,
          label: t(project.title),
          words: project.technologies.join(', '),
          href: pageAddress(projectPage(project), language),
        })),
    },
    { id: 'articles', label: t('command_articles'), commands: articleCommands(source) },
    { id: 'skills', label: t('skills_title'), commands: skillCommands(source) },
    {
      id: 'feeds',
      label: t('command_feeds'),
      commands: (siteMapOf(content).find({ page: 'blog' }) ? feeds : []).map(({ path, name }) => ({
        id: `feed-${name.replace(' ', '-')}`,
        label: name,
        words: t('search_words_feeds'),
        href: address(localize(path, language)),
      })),
    },
    {
      id: 'languages',
      label: t('nav_language'),
      commands: (hasLanguages ? offeredLanguages : []).map(({ code, tag, ownName }) => ({
        id: `language-${code}`,
        label: ownName,
        lang: tag,
        press: `a[data-action=language][hreflang=${tag}]`,
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
  const fallback = pickFallbackTexts(t, commandTexts, groups, languageOf(sourceLanguage));
  return {
    texts: pickTexts(t, commandTexts),
    fallback,
    groups: groups.filter(({ commands }) => commands.length > 0),
    synonyms: readSynonyms(t),
    textIndex: address(textIndexPath(language)),
  };
}

function readSynonyms(t: PageSource['t']): string[][] {
  const texts = [t('search_synonyms'), t.dictionary?.search_synonyms_own ?? ''];
  const groups = texts.flatMap((text) => text.split(';').map((group) => group.split(',').map((word) => word.trim())));
  return groups.map((group) => group.filter(Boolean)).filter((group) => group.length > 1);
}

function skillCommands(source: PageSource): Command[] {
  const page = siteMapOf(source.content).find({ page: 'skills' });
  if (!page) return [];
  const unshown = skillsWithoutEvidence(source.content);
  return source.content.skills.map((skill) => ({
    id: skillAnchor(skill),
    label: skillName(skill, source),
    ...(skill.technologies && { words: skill.technologies.join(', ') }),
    href: pageAddress(page, source.language) + (unshown.includes(skill) ? '' : `#${skillAnchor(skill)}`),
  }));
}

function pageCommands(source: PageSource): Command[] {
  const { content, language, t } = source;
  return siteMapOf(content).pages.flatMap((to) => {
    const named = labelOf(to, source);
    const { searchWords } = entryIn(content, to);
    if (!named) return [];
    return [
      {
        id: `page-${to.page === 'own' ? `own-${to.name}` : to.page}`,
        ...named,
        href: pageAddress(to, language),
        ...(searchWords && { words: t(searchWords) }),
      },
    ];
  });
}

function articleCommands({ content, language, t }: PageSource): Command[] {
  return content.articles.map((article) => ({
    id: `article-${article.number}`,
    label: translationOf(article, language).title,
    ...(article.translations[language] ? {} : { lang: sourceTag }),
    words: article.tags.map((tag) => t(tag)).join(', '),
    href: pageAddress(articlePage(article), language),
  }));
}
