import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { address, fileOfPath, type SitePath } from '../../engine/routes/addresses.ts';

const style = 'body { max-width: 40rem; margin: 2rem auto; font: 1rem/1.5 sans-serif; } a { color: #06c; }';

/**
 * Writes plain pages with the texts and links of a site's pages, one small style sheet and no script: no page with those
 * texts loads much faster.
 * @param page in which the site's pages are read
 * @param origin of the site
 * @param paths of its pages
 */
export async function writeFloor(
  page: Page,
  origin: string,
  paths: readonly SitePath[],
  folder: string,
): Promise<void> {
  for (const path of paths) {
    await page.goto(origin + address(path));
    const file = join(folder, address(`/${fileOfPath(path)}`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await page.evaluate(plainPage));
  }
  writeFileSync(join(folder, 'floor.css'), style);
}

/** Runs in the browser. */
function plainPage(): string {
  const { lang } = document.documentElement;
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
    ({ pathname, hreflang, innerText }) =>
      [pathname, `<li><a href="${pathname}" hreflang="${hreflang || lang}">${escaped(innerText)}</a></li>`] as const,
  );
  const lines = document.body.innerText.split('\n').filter((line) => line.trim());
  return [
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(document.title)}</title><link rel="stylesheet" href="/floor.css">`,
    `<ul>${[...new Map(links).values()].join('')}</ul>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
  ].join('\n');
}
