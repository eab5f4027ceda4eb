import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeStructuredData } from '../../publish/discovery/structured-data/structured-data.ts';
import { fileOfPath, localize, type PagePath, parsePath, paths } from '../../src/site/addresses.ts';
import { awake, expect, test } from '../support/fixtures.ts';
import { addresses, content, languages } from '../support/site-map.ts';

const dist = join(import.meta.dirname, '../dist');
const block = /<script type="application\/ld\+json">([^<]*)<\/script>/g;
const htmlOf = (address: PagePath): string => readFileSync(join(dist, fileOfPath(address)), 'utf8');

type Thing = Record<string, unknown> & { '@type': string };

/** What a built page says of itself. */
function graphOf(address: PagePath): Thing[] {
  const blocks = [...htmlOf(address).matchAll(block)].map(([, json = '']) => JSON.parse(json));
  expect(blocks, address).toHaveLength(1);
  expect(blocks[0]['@context']).toBe('https://schema.org');
  return blocks[0]['@graph'];
}

/** The one thing of a type that a page tells of. */
function thing(address: PagePath, type: string): Thing {
  const found = graphOf(address).filter((one) => one['@type'] === type);
  expect(found, `${type} on ${address}`).toHaveLength(1);
  return found[0] as Thing;
}

/** Every value inside another, with the name of its property. */
function* valuesIn(value: unknown, key = ''): Iterable<[string, unknown]> {
  yield [key, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, Array.isArray(value) ? key : name);
}

const described = addresses.filter(({ path }) => path !== paths.app('app'));

test('every page is described once, in its language; a page that search engines leave out is not', () => {
  for (const { address, language, path } of described) {
    const [first] = graphOf(address);
    const article = content.articles.find(({ number }) => path === paths.article(number));
    const written = !article || article.translations[language]?.body ? language : 'en';
    expect(first?.inLanguage, address).toBe(written);
    expect(first?.url, address).toBe(content.site.url + localize(path, written));
  }
  for (const address of [paths.notFound(), paths.app('app')]) expect(htmlOf(address)).not.toMatch(block);
});

test('every address of this site in it leads somewhere, every other one stands in the content', () => {
  const said = JSON.stringify(content);
  const faults: string[] = [];
  for (const { address } of described)
    for (const [key, value] of valuesIn(graphOf(address))) {
      if (typeof value !== 'string' || !/^https?:/.test(value)) continue;
      const { pathname } = new URL(value);
      const files = [pathname, `/${fileOfPath(pathname as PagePath)}`];
      const stands = value.startsWith(content.site.url)
        ? files.some((file) => !file.endsWith('/') && existsSync(join(dist, file)))
        : said.includes(JSON.stringify(value));
      if (!stands) faults.push(`${address} ${key}: ${value}`);
    }
  expect(faults).toEqual([]);
});

test('nothing is empty or left open, and what a page is about is described on it', () => {
  const faults: string[] = [];
  for (const { address } of described) {
    const graph = graphOf(address);
    // A text that is missing shows its key.
    for (const [key, value] of valuesIn(graph))
      if (value === null || /^$|undefined|^[a-z]+(_[a-z0-9]+)+$/.test(String(value)))
        faults.push(`${address} ${key}: ${value}`);
    const about = graph[0]?.mainEntity as { '@id': string } | undefined;
    if (about && !graph.some((one) => one['@id'] === about['@id'])) faults.push(`${address} mainEntity`);
  }
  expect(faults).toEqual([]);
});

test('the home page tells of the site and the owner, the profile of the owner', () => {
  for (const language of languages) {
    const home = localize(paths.home(), language);
    expect(thing(home, 'WebSite')).toMatchObject({ name: content.site.name, inLanguage: languages });
    for (const address of [home, localize(paths.about(), language)])
      expect(thing(address, 'Person')).toMatchObject({
        name: content.site.name,
        jobTitle: content.dictionaries[language]?.banner_job_title,
        address: { addressLocality: content.dictionaries[language]?.resume_city, addressCountry: 'ZA' },
        sameAs: content.site.socials.map(({ url }) => url),
      });
    const owner = thing(localize(paths.about(), language), 'ProfilePage').mainEntity;
    expect(owner).toEqual({ '@id': thing(home, 'Person')['@id'] });
  }
});

test('articles say when, how long and in which language they are written', async ({ page }) => {
  await page.goto(paths.article(1));
  const posting = thing(paths.article(1), 'BlogPosting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(posting.headline));
  await expect(page.getByRole('main').locator('header time')).toHaveAttribute('datetime', String(posting.dateModified));
  expect(posting).toMatchObject({
    datePublished: '2025-02-28',
    timeRequired: 'PT12M',
    inLanguage: 'en',
    author: { '@type': 'Person', name: content.site.name },
    image: { url: `${content.site.url}/share/blog/1.png`, width: '1200', height: '630' },
  });
  const words = (await page.locator('#prose').innerText()).split(/\s+/).length;
  expect(Math.abs(Number(posting.wordCount) - words) / words).toBeLessThan(0.15);
});

test('translations name their original, and it names them', () => {
  for (const { number, translations } of content.articles) {
    const original = thing(paths.article(number), 'BlogPosting');
    const named = ((original.workTranslation ?? []) as Thing[]).map(({ '@id': id }) => id);
    for (const language of languages.filter((code) => code !== 'en')) {
      const shown = thing(localize(paths.article(number), language), 'BlogPosting');
      const title = translations[language]?.title ?? translations.en.title;
      if (translations[language]?.body) {
        expect(named).toContain(shown['@id']);
        expect(shown).toMatchObject({ headline: title, translationOfWork: { '@id': original['@id'] } });
      } else {
        // The English text under another title.
        expect(named).not.toContain(shown['@id']);
        expect(shown).toMatchObject({ '@id': original['@id'], headline: original.headline, inLanguage: 'en' });
        expect([shown.headline, shown.alternativeHeadline]).toContain(title);
      }
    }
  }
});

test('a project is an application, the game is a game, and nobody has rated them', () => {
  for (const { address } of described.filter(({ path }) => path.startsWith(`${paths.apps()}/`))) {
    const { path, language } = parsePath(address);
    const project = content.projects.find(({ slug }) => path === paths.app(slug));
    const app = thing(address, project?.kind === 'game' ? 'VideoGame' : 'SoftwareApplication');
    expect(app).toMatchObject({
      name: content.dictionaries[language]?.[String(project?.title)],
      description: content.dictionaries[language]?.[String(project?.description)],
      url: project?.live,
    });
    expect(thing(address, 'SoftwareSourceCode')).toMatchObject({ codeRepository: project?.repository });
  }
  for (const { address } of described)
    expect(htmlOf(address), address).not.toMatch(/"(?:aggregateRating|review|offers|price)"/i);
  expect(thing('/de/games', 'VideoGame')).toMatchObject({ name: 'fartup', genre: 'Arcade' });
});

test('a breadcrumb stands where the page shows one, and leads the same way', async ({ page }) => {
  for (const address of [paths.article(4), paths.app('linkbio'), localize(paths.article(4), 'de')] as const) {
    await page.goto(address);
    const steps = thing(address, 'BreadcrumbList').itemListElement as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    const link = page.getByRole('main').getByRole('navigation').first().getByRole('link');
    await expect(link).toHaveText(steps[1]?.name ?? '');
    expect(new URL(steps[1]?.item ?? '').pathname).toBe(await link.getAttribute('href'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps[2]?.name ?? '');
  }
});

test('it does no more than describe: hydration leaves it alone, and no text can end it', async ({ page }) => {
  await page.goto('/blog/4');
  const before = await page.locator('script[type="application/ld+json"]').textContent();
  await awake(page);
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toBe(before);
  const written = writeStructuredData('/about', { title: 'x</script><script>', description: 'x' }, content);
  expect(written.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(written.replace(/<[^>]*>/g, ''))['@graph'][0].name).toBe('x</script><script>');
});
