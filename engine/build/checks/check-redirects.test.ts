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

test('redirects that lead to pages and files are fine', () => {
  expect(
    problemsOf([
      { from: '/me', to: '/about#work' },
      { from: '/feed', to: '/rss.xml' },
    ]),
  ).toEqual([]);
});

test.each([
  ['its own number', 1, '1', 'articles/1-1/en.mdx slug: /blog/1 would redirect, and is the address of a page or file'],
  [
    'the number of another article',
    1,
    '2',
    'articles/1-2/en.mdx slug: /blog/2 would redirect, and is the address of a page or file',
  ],
  [
    'the slug of another article',
    3,
    'everything',
    'articles/3-everything/en.mdx slug: /blog/everything redirects already, to /blog/1',
  ],
])('an article whose slug is %s is reported', (_what, number, slug, problem) => {
  expect(problemsOf([], withSlug(number, slug))).toEqual([problem]);
});

test.each([
  ['from a page', '/about', '/contact', '/about would redirect, and is the address of a page or file'],
  ['from the home page of a language', '/sv', '/about', '/sv would redirect, and is the address of a page or file'],
  [
    'from a page of a language',
    '/sv/about',
    '/contact',
    '/sv/about would redirect, and is the address of a page or file',
  ],
  ['from a page with a slash', '/about/', '/contact', '/about/ would redirect, and is the address of a page or file'],
  ['from a page by codes', '/%61bout', '/contact', '/%61bout would redirect, and is the address of a page or file'],
  [
    'from a file',
    '/files/resume.pdf',
    '/about',
    '/files/resume.pdf would redirect, and is the address of a page or file',
  ],
  ['from an address that redirects', '/writing/1', '/about', '/writing/1 redirects already, to /blog/1'],
  ['to itself', '/here', '/here', '/here redirects to itself'],
  ['to an address that redirects', '/here', '/writing/1', '/here leads to /writing/1, which redirects to /blog/1'],
  ['to a page that no site has', '/here', '/abuot', '/here leads to /abuot, which does not exist'],
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
    'fitout.config.ts redirects.1: /here leads to /there, which redirects to /here',
    'fitout.config.ts redirects.2: /there leads to /here, which redirects to /there',
  ]);
});

test('a redirect to a page that the owner does without is no problem', () => {
  const site = { ...content.site, pages: { ...content.site.pages, games: false } };
  const code = { ...content.code, redirects: [{ from: '/play', to: '/games' }] as const };
  expect(findRedirectProblems({ ...content, site, code }, () => false)).toEqual([]);
});

test('the build ends with file and key', async () => {
  const folder = copyContent({
    'fitout.config.ts': (text) => text.replace("'/writing/:number', to", "'/about', to"),
  });
  const edited = await readContent(folder);
  await expect(checkRedirects(edited, folder)).rejects.toThrow(
    /fitout\.config\.ts:\d+:15 redirects\.0: \/about would redirect/,
  );
});
