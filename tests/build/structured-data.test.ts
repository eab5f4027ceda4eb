import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { makeStructuredData } from '../../engine/build/discovery/structured-data/structured-data.ts';
import { shareImage } from '../../engine/document/share-card.ts';
import { tagOf } from '../../engine/i18n/languages.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { languagesOfPage } from '../../engine/pages/summaries.ts';
import {
  fileOfPath,
  fileUrl,
  localize,
  notFoundPath,
  pagePath,
  pageUrl,
  pathOf,
  type SitePath,
} from '../../engine/routes/addresses.ts';
import type { PageRef } from '../../engine/routes/pages.ts';
import { dist, readPage } from '../support/built-files.ts';
import { addresses, content, exists, languages, text } from '../support/site-map.ts';
import { elementsIn, parsePage } from './parse-page.ts';

const block = /<script type="application\/ld\+json">([^<]*)<\/script>/g;

type Thing = Record<string, unknown> & { '@type': string };

function graphOf(path: SitePath): Thing[] {
  const blocks = [...readPage(path).matchAll(block)].map(([, json = '']) => JSON.parse(json));
  expect(blocks, path).toHaveLength(1);
  expect(blocks[0]['@context']).toBe('https://schema.org');
  return blocks[0]['@graph'];
}

function thing(path: SitePath, type: string): Thing {
  const found = graphOf(path).filter((one) => one['@type'] === type);
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] as Thing;
}

function* valuesIn(value: unknown, key = ''): Iterable<[string, unknown]> {
  yield [key, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, Array.isArray(value) ? key : name);
}

const articleOf = (to: PageRef) =>
  to.page === 'article' ? content.articles.find(({ number }) => String(number) === to.number) : undefined;
const projectOf = (to: PageRef) =>
  to.page === 'project' ? content.projects.find(({ slug }) => slug === to.slug) : undefined;
const isTemplate = (to: PageRef) => projectOf(to)?.kind === 'template';

const described = addresses.filter(({ to }) => !isTemplate(to));

test('every indexable page has one JSON-LD block in its language, and other pages have none', () => {
  for (const { path, language, to } of described) {
    const [first] = graphOf(path);
    const written = languagesOfPage(to, content)?.includes(language) === false ? 'en' : language;
    expect(first?.inLanguage, path).toBe(tagOf(written));
    expect(first?.url, path).toBe(pageUrl(to, written));
  }
  const templates = addresses.filter(({ to }) => isTemplate(to)).map(({ path }) => path);
  for (const path of [notFoundPath, ...templates]) expect(readPage(path)).not.toMatch(block);
});

test('every own address in the JSON-LD exists, and every other address is in the content', () => {
  const contentJson = JSON.stringify(content);
  const problems: string[] = [];
  for (const { path } of described)
    for (const [key, value] of valuesIn(graphOf(path))) {
      if (typeof value !== 'string' || !/^https?:/.test(value)) continue;
      const own = pathOf(new URL(value).pathname);
      const files = [own, `/${fileOfPath(own)}`];
      const isKnown = value.startsWith(content.site.url)
        ? files.some((file) => !file.endsWith('/') && existsSync(join(dist, file)))
        : contentJson.includes(JSON.stringify(value));
      if (!isKnown) problems.push(`${path} ${key}: ${value}`);
    }
  expect(problems).toEqual([]);
});

test('the JSON-LD has no empty values or missing texts, and describes the main entity of each page', () => {
  const keys = new Set(Object.keys(content.dictionaries.en ?? {}));
  const problems: string[] = [];
  for (const { path } of described) {
    const graph = graphOf(path);
    // A missing text would be shown as its key.
    for (const [key, value] of valuesIn(graph))
      if (value === null || value === '' || String(value).includes('undefined') || keys.has(String(value)))
        problems.push(`${path} ${key}: ${value}`);
    const about = graph[0]?.mainEntity as { '@id': string } | undefined;
    if (about && !graph.some((one) => one['@id'] === about['@id'])) problems.push(`${path} mainEntity`);
  }
  expect(problems).toEqual([]);
});

test('the JSON-LD of the home page describes site and owner, that of the about page the owner', () => {
  for (const language of languages) {
    const home = pagePath({ page: 'home' }, language);
    const about = pagePath({ page: 'about' }, language);
    expect(thing(home, 'WebSite')).toMatchObject({ name: content.site.name, inLanguage: languages.map(tagOf) });
    for (const path of exists('about') ? [home, about] : [home])
      expect(thing(path, 'Person')).toMatchObject({
        name: content.site.name,
        jobTitle: text(content.resume.position, {}, language),
        address: { addressLocality: text(content.resume.place.city, {}, language) },
        sameAs: content.site.socials.map(({ url }) => url),
      });
    if (exists('about'))
      expect(thing(about, 'ProfilePage').mainEntity).toEqual({ '@id': thing(home, 'Person')['@id'] });
  }
});

test('the JSON-LD of an article has its dates, language, author, reading time and word count', () => {
  for (const { path, language, to } of described.filter((one) => articleOf(one.to)?.translations[one.language]?.body)) {
    const article = articleOf(to);
    const posting = thing(path, 'BlogPosting');
    expect(posting, path).toMatchObject({
      headline: article?.translations[language]?.title,
      datePublished: article?.published,
      dateModified: article?.updated,
      inLanguage: tagOf(language),
      author: { '@type': 'Person', name: content.site.name },
      image: { url: fileUrl(shareImage(path)), width: '1200', height: '630' },
    });
    expect(posting.timeRequired).toMatch(/^PT\d+M$/);
    const page = parsePage(readPage(path));
    expect(page.getElementsByTagName('h1')[0]?.textContent, path).toBe(posting.headline);
    const prose = page.getElementById('prose') as Element;
    // Buttons and demos are not text, and notes would count twice: as items and as paragraphs.
    for (const other of elementsIn(prose, 'button', 'template', 'section', 'island-root'))
      other.parentNode?.removeChild(other);
    // Blocks are not separated by spaces.
    const words = elementsIn(prose, 'p', 'li', 'h2', 'h3', 'h4', 'pre', 'td', 'th', 'dt', 'dd')
      .flatMap((block) => (block.textContent ?? '').split(/\s+/))
      .filter(Boolean).length;
    expect(Math.abs(Number(posting.wordCount) - words), path).toBeLessThan(Math.max(12, 0.25 * words));
  }
});

test('the JSON-LD links translations and originals, and treats untranslated articles as the original', () => {
  for (const { number, source, translations } of content.articles) {
    const to: PageRef = { page: 'article', number: String(number) };
    const original = thing(pagePath(to), 'BlogPosting');
    const named = ((original.workTranslation ?? []) as Thing[]).map(({ '@id': id }) => id);
    for (const language of languages.filter((code) => code !== 'en')) {
      const shown = thing(pagePath(to, language), 'BlogPosting');
      const title = translations[language]?.title ?? source.title;
      if (translations[language]?.body) {
        expect(named).toContain(shown['@id']);
        expect(shown).toMatchObject({ headline: title, translationOfWork: { '@id': original['@id'] } });
      } else {
        // The page shows the English text under another title.
        expect(named).not.toContain(shown['@id']);
        expect(shown).toMatchObject({ '@id': original['@id'], headline: original.headline, inLanguage: 'en' });
        expect([shown.headline, shown.alternativeHeadline]).toContain(title);
      }
    }
  }
});

test('the JSON-LD types projects as applications and games as games, without ratings or prices', () => {
  for (const { path, language, to } of described) {
    const project = projectOf(to);
    if (!project) continue;
    expect(thing(path, project.kind === 'game' ? 'VideoGame' : 'SoftwareApplication')).toMatchObject({
      name: text(project.title, {}, language),
      description: text(project.description, {}, language),
      url: project.live ?? pageUrl(to, language),
    });
    if (project.repository)
      expect(thing(path, 'SoftwareSourceCode')).toMatchObject({ codeRepository: project.repository });
  }
  for (const { path } of described)
    expect(readPage(path), path).not.toMatch(/"(?:aggregateRating|review|offers|price)"/i);
  for (const language of exists('games') ? languages : []) {
    const games = graphOf(localize('/games', language)).filter((one) => one['@type'] === 'VideoGame');
    expect(games.map(({ name }) => name)).toEqual(content.games.map(({ title }) => text(title, {}, language)));
  }
});

const listAbove = (to: PageRef) =>
  to.page === 'article'
    ? 'blog'
    : content.games.some(({ slug }) => slug === projectOf(to)?.slug)
      ? 'games'
      : 'projects';

test('articles and projects have a breadcrumb in the JSON-LD with the links that the page shows', () => {
  for (const { path, language, to } of described.filter((one) => articleOf(one.to) || projectOf(one.to))) {
    const steps = thing(path, 'BreadcrumbList').itemListElement as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    const page = parsePage(readPage(path));
    const main = page.getElementsByTagName('main')[0] as Element;
    const link = elementsIn(elementsIn(main, 'nav')[0] as Element, 'a')[0];
    expect(link?.textContent, path).toBe(steps[1]?.name);
    expect(link?.getAttribute('href'), path).toBe(new URL(steps[1]?.item ?? '').pathname);
    expect(steps[1]?.item, path).toBe(pageUrl({ page: listAbove(to) }, language));
    expect(page.getElementsByTagName('h1')[0]?.textContent, path).toBe(steps[2]?.name);
  }
});

test('a text with </script> cannot end the JSON-LD block', () => {
  const meta = { title: 'x</script><script>', description: 'x' };
  const written = makeStructuredData({ page: 'about' }, meta, sourceOf(content, 'en'));
  expect(written).not.toContain('<');
  expect(JSON.parse(written)['@graph'][0].name).toBe(meta.title);
});
