import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Element, Node } from '@xmldom/xmldom';
import { beforeAll, describe, expect, test } from 'vitest';
import { elementsIn, parsePage } from '../build/parse-page.ts';
import { withNothing, withOne, withTwelve } from '../support/any-number.ts';
import { projectRoot } from '../support/project-root.ts';
import { buildScratch, type Edits } from '../support/scratch-site.ts';

// No list has a fixed length. Broken links fail the build, so they need no test here.

const sites: Record<string, Edits> = { nothing: withNothing, one: withOne, twelve: withTwelve };
const built = new Map<string, string>();

beforeAll(async () => {
  for (const [name, edits] of Object.entries(sites)) built.set(name, await buildScratch(`with-${name}`, edits));
});

const filesOf = (dist: string) => readdirSync(dist, { recursive: true, encoding: 'utf8' });
const pagesOf = (dist: string) => filesOf(dist).filter((file) => file.endsWith('.html'));

describe.each(Object.keys(sites))('number of entries in each list: %s', (name) => {
  test('the pages are valid HTML', async () => {
    const pages = `${built.get(name)}/**/*.html`;
    const check = promisify(execFile)('html-validate', [pages], { cwd: projectRoot });
    expect((await check.catch(({ stdout }) => ({ stdout }))).stdout).toBe('');
  });

  test('no page has an empty heading, list, section or paragraph', () => {
    const dist = built.get(name) ?? '';
    const empty = pagesOf(dist).flatMap((file) => {
      // The content of a template is filled in later.
      const html = readFileSync(join(dist, file), 'utf8').replace(/<template>.*?<\/template>/gs, '');
      const page = parsePage(html).documentElement as Element;
      return [
        ...elementsIn(page, 'h1', 'h2', 'h3', 'h4').filter((heading) => !heading.textContent?.trim()),
        // Live regions are empty at first.
        ...elementsIn(page, 'ul', 'ol', 'dl', 'nav', 'section', 'p').filter(
          (part) =>
            !holdsMoreThanHeadings(part) && !part.hasAttribute('aria-live') && part.getAttribute('role') !== 'status',
        ),
      ].map((part) => `${file}: ${part.nodeName} ${part.getAttribute('class')}`);
    });
    expect(empty).toEqual([]);
  });
});

test('empty lists leave no page or feed, and no link in pages or machine-readable files', () => {
  const dist = built.get('nothing') ?? '';
  const left = ['404', 'about', 'index', 'resume'].flatMap((page) => [
    `${page}.html`,
    page === 'index' ? 'sv.html' : `sv/${page}.html`,
  ]);
  expect(pagesOf(dist).sort()).toEqual(left.sort());
  for (const feed of ['rss.xml', 'sv/atom.xml', 'feed.json', 'feed.css'])
    expect(existsSync(join(dist, feed)), feed).toBe(false);
  const texts = filesOf(dist).filter((file) => /\.(html|xml|txt|md|json|webmanifest)$|_redirects$/.test(file));
  for (const file of texts)
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(
      /\/(apps|blogs?|games|skills|career|contact|accessibility|uses)["/.\s#?)]/,
    );
});

test('the blog has a search form for twelve articles, but not for one', () => {
  const searchOf = (name: string) => readFileSync(join(built.get(name) ?? '', 'blog.html'), 'utf8').includes('<search');
  expect(searchOf('one')).toBe(false);
  expect(searchOf('twelve')).toBe(true);
});

/** Whether an element has content other than headings: an element, or text. */
function holdsMoreThanHeadings(element: Element): boolean {
  return [...element.childNodes].some((child) => {
    if (child.nodeType === Node.TEXT_NODE) return child.textContent?.trim();
    return child.nodeType === Node.ELEMENT_NODE && !/^h[1-6]$/.test(child.nodeName);
  });
}
