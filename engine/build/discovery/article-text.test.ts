import { expect, onTestFinished, test, vi } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { sourceOf } from '../../pages/page-source.ts';

test('of a site below a path, files, videos and pictures beside a text are below it too', async () => {
  const content = await readContent(siteRoot);
  const url = 'https://name.example/portfolio';
  vi.resetModules();
  vi.doMock('../../content/site.ts', () => ({ site: { ...content.site, url } }));
  onTestFinished(() => {
    vi.doUnmock('../../content/site.ts');
    vi.resetModules();
  });
  const { htmlOf, readText } = await import('./article-text.ts');
  const source = sourceOf({ ...content, site: { ...content.site, url } }, 'en');
  const text = `[The slides](slides.pdf), [skills](/skills)

![A shuttle](shuttle.png)

<Video src="shuttle.webm" poster="shuttle.png" title="A shuttle" />`;
  const place = { to: { page: 'article', number: '1' }, file: 'articles/1-everything/en.mdx' } as const;
  const html = htmlOf(readText(text, place, source), source.t);
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    `${url}/files/articles/1-everything/slides.pdf`,
    `${url}/skills`,
    expect.stringMatching(`^${url}/assets/shuttle-`),
    `${url}/files/articles/1-everything/shuttle.webm`,
  ]);
});
