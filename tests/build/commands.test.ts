import { expect, test } from 'vitest';
import { siteRoot } from '../../engine/content/site-root.ts';
import { type CommandIndex, commandIndexPath } from '../../engine/document/command-menu/command-index.ts';
import { makeMenuSearch } from '../../engine/document/command-menu/menu-search.ts';
import { offeredLanguages } from '../../engine/i18n/languages.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { makeData, skillName } from '../../engine/pages/skills/skills-data.ts';
import { localize, pageAddress, type SitePath } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import { labelOf } from '../../engine/routes/site-map.ts';
import { fold } from '../../engine/ui/fold.ts';
import { readFile } from '../support/built-files.ts';
import { content, exists, languages, pages, text } from '../support/site-map.ts';
import { all, openPage } from './open-page.ts';

// The index of the command menu, and the search in it.

const readIndex = (language: string): CommandIndex => JSON.parse(readFile(commandIndexPath(language)));
const openSearch = (language: string) => {
  const index = readIndex(language);
  const read = async (address: string) => JSON.parse(readFile(address as SitePath));
  const source = { address: index.textIndex, supportsTextFragments: true, read };
  return makeMenuSearch(index, read(index.textIndex), source);
};

test.each(languages)(
  'the command menu lists every page, project, article, skill, feed, language and action, in %s',
  (language) => {
    const say = (key: Parameters<typeof text>[0]) => text(key, {}, language);
    const source = sourceOf(content, language);
    const projects = content.projects.filter(({ kind }) => kind !== 'template');
    const expected: [string, string[]][] = [
      [say('command_pages'), pages.flatMap((to) => labelOf(to, source)?.label ?? [])],
      [say('apps_title'), projects.map(({ title }) => say(title))],
      [
        say('command_articles'),
        content.articles.map(({ source, translations }) => (translations[language] ?? source).title),
      ],
      [say('skills_title'), content.skills.map((skill) => skillName(skill, source))],
      [say('command_feeds'), exists('blog') ? feeds.map(({ name }) => name) : []],
      [say('nav_language'), offeredLanguages.map(({ ownName }) => ownName)],
      [say('command_actions'), [say('nav_theme'), say('command_copy_mail')]],
    ];
    const listed = readIndex(language).groups.map(({ label, commands }) => [label, commands.map((one) => one.label)]);
    expect(listed.filter(([, labels]) => labels?.length)).toEqual(expected.filter(([, labels]) => labels.length > 0));
  },
);

test.each(languages)(
  'each line of the command menu has a link, presses a control or copies the e-mail address, in %s',
  (language) => {
    const { groups } = readIndex(language);
    const lines = groups.flatMap(({ commands }) => commands);
    expect(lines.filter(({ href, press, copy }) => [href, press, copy].filter(Boolean).length !== 1)).toEqual([]);
    const page = openPage(localize('/', language));
    for (const { press } of lines) if (press) expect(all(page, press).length, press).toBeGreaterThan(0);
    expect(lines.flatMap(({ copy }) => copy ?? [])).toEqual([content.site.email]);
    const hrefs = lines.map(({ href }) => href);
    for (const to of pages.filter((one) => labelOf(one, sourceOf(content, language))))
      expect(hrefs).toContain(pageAddress(to, language));
    if (!exists('skills')) return;
    for (const { anchor, evidence } of makeData(sourceOf(content, language)).skills)
      if (evidence.length > 0) expect(hrefs).toContain(`${pageAddress({ page: 'skills' }, language)}#${anchor}`);
  },
);

test.each(languages)(
  'the name search finds pages and feeds by synonyms, with and without accents, in %s',
  (language) => {
    const { findNames } = openSearch(language);
    const found = (query: string) => findNames(query).flatMap(({ commands }) => commands.map(({ label }) => label));
    for (const [key, label, is] of [
      ['search_words_resume', text('nav_link_resume', {}, language), exists('resume')],
      ['search_words_feeds', feeds[0].name, exists('blog')],
    ] as const)
      for (const word of is ? text(key, {}, language).split(', ') : []) {
        expect(found(word), word).toContain(label);
        expect(found(fold(word)), fold(word)).toContain(label);
      }
  },
);

/** Runs a test only on the tests’ own site, whose words it uses. */
const onFixture = test.runIf(siteRoot.replaceAll('\\', '/').endsWith('tests/fixtures/site'));

onFixture.each([
  ['tpyescript', 'TypeScript'],
  ['rss', 'RSS'],
  ['newslettr', 'RSS'],
  ['hire', text('nav_link_contact')],
  ['lebenslauf', text('nav_link_resume')],
  ['mongo', 'Loom'],
  ['accesibility', undefined],
])('the name search tolerates one typing error, knows synonyms, and skips missing pages: %s', (typed, name) => {
  const labels = openSearch('en')
    .findNames(typed)
    .flatMap(({ commands }) => commands.map(({ label }) => label));
  if (name) expect(labels).toContain(name);
  else expect(labels).toEqual([]);
});

onFixture.each([
  ['nobody reads this', 'By nobody', '/apps/loom#part-1'],
  ['sorted by colour', 'Keep them sorted', '/uses#on-the-table'],
  ['emoji ampersand paragraph', 'A first paragraph', '/about'],
])('the text search covers projects, the owner’s pages and built-in pages: %s', async (typed, words, target) => {
  const [hit] = await openSearch('en').findTexts(typed);
  expect(hit?.pieces.map((piece) => piece.text).join('')).toContain(words);
  expect(hit?.href.startsWith(target), hit?.href).toBe(true);
});

const marked = async (query: string) =>
  (await openSearch('en').findTexts(query)).map(({ pieces }) =>
    pieces.flatMap((piece) => (piece.hit ? [piece.text] : [])),
  );

onFixture('the text search requires all words, and knows the owner’s synonyms', async () => {
  expect(await marked('ampersand striking')).toEqual([['striking', 'ampersand']]);
  expect(await marked('ampersand striking zzzz')).toEqual([]);
  // Synonyms that the owner has defined.
  for (const typed of ['yarn', 'twine']) expect((await marked(typed))[0]?.[0], typed).toMatch(/^threads?$/i);
});

onFixture.each(['STRIKING', 'stríking', 'strik', 'stiking', 'strikking', 'striqing', 'strkiing'])(
  'the text search ignores case, accents, a missing end and one typing error: %s',
  async (typed) => {
    const hits = await openSearch('en').findTexts(typed);
    expect(hits.map(({ place }) => place)).toEqual([expect.stringMatching(/ › Phases$/)]);
    expect(await marked(typed)).toEqual([['striking']]);
  },
);
