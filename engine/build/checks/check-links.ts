import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/content.ts';
import { filesFolder } from '../../content/files/files-beside.ts';
import { positionIn } from '../../content/files/read-yaml.ts';
import { bodiesOf } from '../../content/mdx/bodies.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import { address, fileOfPath, pagePath, type SitePath } from '../../routes/addresses.ts';
import { type PageRef, pages } from '../../routes/pages.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import { isPlainDrawing } from '../../ui/picture/picture-source.ts';

/** Checks the links in texts and on the home page; throws a ContentError with each broken one. */
export function checkContentLinks(content: Content): void {
  const { at } = siteMapOf(content);
  const problems: Problem[] = [];
  for (const { href, file, line } of bodiesOf(content).flatMap(({ links }) => links)) {
    const [path = ''] = href.split(/[?#]/);
    // A fragment of the same page may come from a component, so it is checked in the built page.
    if (path === '') continue;
    if (path.startsWith(filesFolder)) {
      if (!existsSync(join(content.folder, path.slice(filesFolder.length))))
        problems.push({ file, line, key: path.replace(/.*\//, ''), message: 'no such file beside the text' });
    } else if (path.startsWith('/pictures/')) {
      const picture = content.pictures[path.slice(1)];
      if (!picture || !isPlainDrawing(picture.light))
        problems.push({ file, line, key: href, message: 'no such drawing in pictures' });
    } else if (!at(path)) problems.push({ file, line, key: href, message: missing(path) });
  }
  for (const [index, { page }] of content.home.explore.entries()) {
    // A link to a page that the owner has disabled is omitted; one to an unknown page is a mistake.
    if (at(page) || isDisabled(page)) continue;
    const path = ['explore', index, 'page'];
    const file = 'home.yaml';
    const position = positionIn(content.folder, file, path);
    problems.push({ file, ...position, key: path.join('.'), message: `${page} is not a page` });
  }
  problems.push(...findNameConflicts(content));
  if (problems.length > 0) throw new ContentError(problems);
}

const isDisabled = (path: string): boolean => Object.values(pages).some((entry) => entry.path === path);

const missing = (path: string): string =>
  isDisabled(path) ? 'this page is disabled, or has no content' : 'this page does not exist';

function findNameConflicts({ ownPages, site }: Content): Problem[] {
  const taken = new Set([
    ...Object.values(pages).map(({ path }) => path.split('/')[1]),
    ...site.languages.map(({ code }) => code),
    ...reservedNames,
  ]);
  return ownPages
    .filter(({ name }) => taken.has(name))
    .map(({ name }) => ({ file: `pages/${name}`, message: `/${name} is already used by the site: rename the folder` }));
}

const reservedNames = [
  '404',
  'index',
  'blogs',
  'assets',
  'fonts',
  'share',
  'pictures',
  'files',
  'covers',
  'marks',
  'icons',
  'indexes',
];

/** The file of the first page with a link, by the link’s address. */
export type Links = Map<string, string>;

/** A link that leads nowhere, and the built page that has it. */
export interface DeadLink {
  /** For example `/de/about.html`. */
  file: string;
  href: string;
  message: string;
}

const missingFragment = 'points to a missing fragment';

/** Collects the internal links of a page, for example `/about.html`; returns its links to missing parts of itself. */
export function collectLinks(file: string, html: string, links: Links): DeadLink[] {
  const dead: DeadLink[] = [];
  const ids = idsIn(html);
  const named = [...html.matchAll(/\s(?:href|src|poster|data-file)="([/#][^"]*)"/g)].map(([, link = '']) => link);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(', ').map((one) => one.replace(/ .*/, '')),
  );
  for (const escaped of [...named, ...sets]) {
    const href = escaped.replaceAll('&amp;', '&');
    if (!href.startsWith('#')) {
      if (!links.has(href)) links.set(href, file);
    } else if (href !== '#' && !ids.has(decodeURIComponent(href.slice(1))))
      dead.push({ file, href, message: missingFragment });
  }
  return dead;
}

/** Checks collected links against the files of a built site. */
export function findDeadLinks(folder: string, links: Links): DeadLink[] {
  const dead: DeadLink[] = [];
  const parts = new Map<string, string[]>();
  for (const [href, file] of links) {
    const [before = '', fragment] = href.split('#');
    const [path = ''] = before.split('?');
    const target = [path, `/${fileOfPath(path as SitePath)}`].find(
      (one) => !one.endsWith('/') && /\.\w+$/.test(one) && existsSync(join(folder, one)),
    );
    if (!target) dead.push({ file, href, message: 'does not exist' });
    else if (fragment && !fragment.startsWith('svgView(')) parts.set(target, [...(parts.get(target) ?? []), href]);
  }
  for (const [target, hrefs] of parts) {
    const ids = idsIn(readFileSync(join(folder, target), 'utf8'));
    for (const href of hrefs)
      if (!ids.has(decodeURIComponent(href.slice(href.indexOf('#') + 1))))
        dead.push({ file: links.get(href) ?? '', href, message: missingFragment });
  }
  return dead;
}

/**
 * A line for each dead link, with the lines of the page’s texts that contain it:
 * `/blog/1.html: #wrk points to a missing fragment (articles/1-everything/en.mdx:12)`.
 */
export function describeDeadLinks(dead: readonly DeadLink[], content: Content): string[] {
  const { pages } = siteMapOf(content);
  const pageOf = new Map<string, PageRef>(
    pages.flatMap((to) =>
      content.site.languages.map(({ code }) => [address(`/${fileOfPath(pagePath(to, code))}`), to] as const),
    ),
  );
  const links = bodiesOf(content).flatMap((body) => body.links);
  return dead.map((link) => {
    const folder = folderOf(pageOf.get(link.file));
    const places = links
      .filter(({ href, file }) => folder && file.startsWith(folder) && link.href.endsWith(href))
      .map(({ file, line }) => `${file}:${line}`);
    return `${link.file}: ${link.href} ${link.message}${places.length > 0 ? ` (${places.join(', ')})` : ''}`;
  });
}

/** The start of the paths of a page’s texts; undefined for a page that has none. */
function folderOf(to: PageRef | undefined): string | undefined {
  if (to?.page === 'article') return `articles/${to.number}-`;
  if (to?.page === 'project') return `projects/${to.slug}/`;
  return to?.page === 'own' ? `pages/${to.name}/` : undefined;
}

const idsIn = (html: string): Set<string> => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
