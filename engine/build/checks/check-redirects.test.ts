import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import type { Content } from '../../content/content.ts';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { checkRedirects, findRedirectProblems } from './check-redirects.ts';

const content = await readContent(siteRoot);
const files = ['/rss.xml', '/sv/rss.xml', '/files/resume.pdf'];

function problemsOf(redirects: Content['code']['redirects'], articles = content.articles): string[] {
  const code = { ...content.code, redirects: [...content.code.redirects, ...redirects] };
  const problems = findRedirectProblems({ ...content, articles, code }, (path) => files.includes(path));
  return problems.map(({ file, key, message }) => `${file} ${key}: ${message}`);
}

const withSlug = (number: number, slug: string) =>
  content.articles.map((article) => (article.number === number ? { ...article, slug } : article));

test('redirects to existing pages and files are accepted', () => {
  expect(
    problemsOf([
      { from: '/me', to: '/about#work' },
      { from: '/feed', to: '/rss.xml' },
    ]),
  ).toEqual([]);
});

test.each([
  ['its own number', 1, '1', 'articles/1-1/en.mdx slug: cannot redirect from /blog/1: it is a page or file'],
  [
    'the number of another article',
    1,
    '2',
    'articles/1-2/en.mdx slug: cannot redirect from /blog/2: it is a page or file',
  ],
  [
    'the slug of another article',
    3,
    'everything',
    'articles/3-everything/en.mdx slug: /blog/everything already redirects to /blog/1',
  ],
])('an article whose slug is %s is reported', (_what, number, slug, problem) => {
  expect(problemsOf([], withSlug(number, slug))).toEqual([problem]);
});

test.each([
  ['from a page', '/about', '/contact', 'cannot redirect from /about: it is a page or file'],
  ['from the home page of a language', '/sv', '/about', 'cannot redirect from /sv: it is a page or file'],
  ['from a translated page', '/sv/about', '/contact', 'cannot redirect from /sv/about: it is a page or file'],
  ['from a page with a trailing slash', '/about/', '/contact', 'cannot redirect from /about/: it is a page or file'],
  ['from a page in percent-encoding', '/%61bout', '/contact', 'cannot redirect from /%61bout: it is a page or file'],
  ['from a file', '/files/resume.pdf', '/about', 'cannot redirect from /files/resume.pdf: it is a page or file'],
  ['from an address that already redirects', '/writing/1', '/about', '/writing/1 already redirects to /blog/1'],
  ['to itself', '/here', '/here', '/here redirects to itself'],
  ['to an address that redirects', '/here', '/writing/1', '/here redirects to /writing/1, which redirects to /blog/1'],
  ['to a page that does not exist', '/here', '/abuot', '/here redirects to /abuot, which does not exist'],
])('a redirect %s is reported', (_what, from, to, problem) => {
  expect(problemsOf([{ from, to } as Content['code']['redirects'][number]])).toEqual([
    `fitout.config.ts redirects.1: ${problem}`,
  ]);
});

test('both redirects of a loop are reported', () => {
  expect(
    problemsOf([
      { from: '/here', to: '/there' },
      { from: '/there', to: '/here' },
    ]),
  ).toEqual([
    'fitout.config.ts redirects.1: /here redirects to /there, which redirects to /here',
    'fitout.config.ts redirects.2: /there redirects to /here, which redirects to /there',
  ]);
});

test('a redirect to a disabled page is accepted', () => {
  const site = { ...content.site, pages: { ...content.site.pages, games: false } };
  const code = { ...content.code, redirects: [{ from: '/play', to: '/games' }] as const };
  expect(findRedirectProblems({ ...content, site, code }, () => false)).toEqual([]);
});

test('checkRedirects rejects with file, line and key of the redirect', async () => {
  const folder = copyContent({
    'fitout.config.ts': (text) => text.replace("'/writing/:number', to", "'/about', to"),
  });
  const edited = await readContent(folder);
  await expect(checkRedirects(edited, folder)).rejects.toThrow(
    /fitout\.config\.ts:\d+:15 redirects\.0: cannot redirect from \/about/,
  );
});
