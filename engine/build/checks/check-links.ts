import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodiesOf } from '../../content/bodies.ts';
import type { Content } from '../../content/content.ts';
import { filesFolder } from '../../content/files-beside.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import { positionIn } from '../../content/read-yaml.ts';
import { fileOfPath, type SitePath } from '../../routes/addresses.ts';
import { pages } from '../../routes/pages.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import { isPlainDrawing } from '../../ui/picture/picture-source.ts';

/** Checks the links in texts and on the home page; throws a ContentError with each broken one. */
export function checkContentLinks(content: Content): void {
  const { at } = siteMapOf(content);
  const problems: Problem[] = [];
  for (const { href, file, line } of bodiesOf(content).flatMap(({ links }) => links)) {
    const [path = ''] = href.split(/[?#]/);
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
  problems.push(...checkNames(content));
  if (problems.length > 0) throw new ContentError(problems);
}

const isDisabled = (path: string): boolean => Object.values(pages).some((entry) => entry.path === path);

const missing = (path: string): string =>
  isDisabled(path) ? 'this page is disabled, or has no content' : 'this link leads to no page';

function checkNames({ ownPages, site }: Content): Problem[] {
  const taken = new Set([
    ...Object.values(pages).map(({ path }) => path.split('/')[1]),
    ...site.languages.map(({ code }) => code),
    ...filesOfTheSite,
  ]);
  return ownPages
    .filter(({ name }) => taken.has(name))
    .map(({ name }) => ({ file: `pages/${name}`, message: `/${name} is taken by the site itself` }));
}

const filesOfTheSite = [
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

export type Links = Map<string, string>;

/** Collects the internal links of a page, for example `/about.html`; a line for each broken link within it. */
export function collectLinks(file: string, html: string, links: Links): string[] {
  const dead: string[] = [];
  const ids = idsIn(html);
  const named = [...html.matchAll(/\s(?:href|src|poster)="([/#][^"]*)"/g)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(', ').map((one) => one.replace(/ .*/, '')),
  );
  for (const escaped of [...named, ...sets]) {
    const address = escaped.replaceAll('&amp;', '&');
    if (!address.startsWith('#')) {
      if (!links.has(address)) links.set(address, file);
    } else if (address !== '#' && !ids.has(decodeURIComponent(address.slice(1))))
      dead.push(`${file}: ${address} has no such part`);
  }
  return dead;
}

/** Checks collected links against the files of a built site; a line for each that is broken. */
export function findDeadLinks(folder: string, links: Links): string[] {
  const dead: string[] = [];
  const parts = new Map<string, string[]>();
  for (const [address, file] of links) {
    const [before = '', fragment] = address.split('#');
    const [path = ''] = before.split('?');
    const target = [path, `/${fileOfPath(path as SitePath)}`].find(
      (one) => !one.endsWith('/') && /\.\w+$/.test(one) && existsSync(join(folder, one)),
    );
    if (!target) dead.push(`${file}: ${address} does not exist`);
    else if (fragment && !fragment.startsWith('svgView(')) parts.set(target, [...(parts.get(target) ?? []), address]);
  }
  for (const [target, addresses] of parts) {
    const ids = idsIn(readFileSync(join(folder, target), 'utf8'));
    for (const address of addresses)
      if (!ids.has(decodeURIComponent(address.slice(address.indexOf('#') + 1))))
        dead.push(`${links.get(address)}: ${address} has no such part`);
  }
  return dead;
}

const idsIn = (html: string): Set<string> => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
