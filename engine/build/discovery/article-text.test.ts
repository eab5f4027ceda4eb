import { expect, onTestFinished, test, vi } from 'vitest';
import { copyContent, editContent } from '../../../tests/support/content-copy.ts';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { sourceOf } from '../../pages/page-source.ts';
import { textParts } from './article-text.ts';

test('for a site below a path, files, videos and pictures beside a text have addresses below the path', async () => {
  const content = await readContent(siteRoot);
  const url = 'https://name.example/portfolio';
  vi.resetModules();
  vi.doMock('../../content/site.ts', () => ({ site: { ...content.site, url } }));
  onTestFinished(() => {
    vi.doUnmock('../../content/site.ts');
    vi.resetModules();
  });
  const { htmlOf, parseAsMarkdown } = await import('./article-text.ts');
  const source = sourceOf({ ...content, site: { ...content.site, url } }, 'en');
  const text = `[The slides](slides.pdf), [skills](/skills)

![A shuttle](shuttle.png)

<Video src="shuttle.webm" poster="shuttle.png" title="A shuttle" />`;
  const place = { to: { page: 'article', number: '1' }, file: 'articles/1-everything/en.mdx' } as const;
  const html = htmlOf(parseAsMarkdown(text, place, source), source.t);
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    `${url}/files/articles/1-everything/slides.pdf`,
    `${url}/skills`,
    expect.stringMatching(`^${url}/assets/shuttle-`),
    `${url}/files/articles/1-everything/shuttle.webm`,
  ]);
});

test('the cache key of an article changes with code files that the text shows, and with the translators', async () => {
  const root = copyContent({
    'articles/3-short/en.mdx': (text) => `${text}\n<Source name="one" file="one.ts" />\n`,
    'one.ts': () => 'export const one = 1;\n',
  });
  const content = await readContent(siteRoot);
  const article = content.articles.find(({ number }) => number === 3);
  if (!article) throw new Error('the fixture has no article 3');
  const partsOf = (one: typeof content) => textParts(root, article, sourceOf(one, 'en'));
  const before = partsOf(content);
  expect(partsOf(content)).toEqual(before);
  const languages = content.site.languages.map((one) => ({ ...one, translation: { by: ['Somebody'] } }));
  expect(partsOf({ ...content, site: { ...content.site, languages } })).not.toEqual(before);
  editContent(root, { 'one.ts': () => 'export const one = 2;\n' });
  expect(partsOf(content)).not.toEqual(before);
});
