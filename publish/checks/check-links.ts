import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { ContentError, type Problem } from '../../src/content/problems.ts';
import { positionInModule } from '../../src/content/source-position.ts';
import { fileOfPath, pagePath, type SitePath } from '../../src/site/addresses.ts';
import { listPages } from '../../src/site/pages.ts';

/**
 * Checks what the owner's words lead to: pages and pictures in articles, pages in the doors of the home page.
 * @throws ContentError with file, line and key of each link that leads nowhere
 */
export function checkContentLinks(content: Content): void {
  const pages = new Set<string>(listPages(content).map((to) => pagePath(to)));
  const problems: Problem[] = [];
  for (const { translations } of content.articles) {
    for (const { href, file, line } of Object.values(translations).flatMap(({ body }) => body?.links ?? [])) {
      const [path = ''] = href.split(/[?#]/);
      if (path.startsWith('/pictures/')) {
        if (!existsSync(join(content.folder, path)))
          problems.push({ file, line, key: href, message: 'no such picture in content/pictures' });
      } else if (!pages.has(path)) problems.push({ file, line, key: href, message: 'this link leads to no page' });
    }
  }
  for (const [index, { page }] of content.home.explore.entries()) {
    if (pages.has(page)) continue;
    const file = 'content/home.ts';
    const path = ['explore', index, 'page'];
    const position = positionInModule(readFileSync(join(content.folder, 'home.ts'), 'utf8'), path);
    problems.push({ file, ...position, key: path.join('.'), message: `${page} is no page` });
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * Checks every internal address in the built pages.
 * @param files every file of the site, by address (`/about.html`, `/icons.svg`), with its text where it has one
 * @returns a line for each address or fragment that does not exist
 */
export function findDeadLinks(files: ReadonlyMap<string, string | Buffer>): string[] {
  const dead: string[] = [];
  const ids = new Map<string, Set<string>>();
  const idsOf = (file: string) => {
    const known =
      ids.get(file) ?? new Set([...String(files.get(file)).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
    ids.set(file, known);
    return known;
  };
  for (const [file, text] of files) {
    if (!file.endsWith('.html')) continue;
    for (const [, address = ''] of String(text).matchAll(/\s(?:href|src)="([/#][^"]*)"/g)) {
      const [before = '', fragment] = address.replaceAll('&amp;', '&').split('#');
      const [path = ''] = before.split('?');
      const target = path === '' ? file : fileOf(files, path);
      if (!target) dead.push(`${file}: ${address} does not exist`);
      else if (fragment && !fragment.startsWith('svgView(') && !idsOf(target).has(decodeURIComponent(fragment)))
        dead.push(`${file}: ${address} has no such part`);
    }
  }
  return dead;
}

function fileOf(files: ReadonlyMap<string, unknown>, path: string): string | undefined {
  return [path, `/${fileOfPath(path as SitePath)}`].find((file) => files.has(file));
}
