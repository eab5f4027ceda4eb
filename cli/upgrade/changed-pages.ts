import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareBuilds } from '../../publish/checks/compare-builds.ts';
import { NotDone } from '../support/command-line.ts';
import { runIn } from './staging.ts';

/**
 * Tells which pages look different: of those whose markup or styles differ, pictures of both are compared where there is
 * a browser, in one language each.
 * @param root the project's folder, whose tools take the pictures
 * @param before the folder of the site as it was built
 * @param after the folder of the site as it would be
 */
export async function listChangedPages(root: string, before: string, after: string): Promise<void> {
  const { added, removed, changed } = compareBuilds(before, after);
  const list = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
  };
  list('New pages:', added.map(addressOf));
  list('Pages that are gone:', removed.map(addressOf));
  const pages = onePerLanguage(changed.map(addressOf));
  if (pages.length === 0) return console.log('No page looks different: markup and styles are the same.');
  const folder = join(root, '.cache/upgrade/pictures');
  rmSync(folder, { recursive: true, force: true });
  console.log(`Comparing pictures of ${pages.length} pages …`);
  try {
    const [old, now] = [join(folder, 'before'), join(folder, 'after')];
    for (const [dist, into] of [
      [before, old],
      [after, now],
    ])
      await runIn(
        root,
        'No pictures',
        process.execPath,
        ['tests/screens.ts', '--of', String(dist), '--into', String(into), ...pages],
        {
          THEMES: 'light',
        },
      );
    const different = readdirSync(now).filter(
      (name) => !readFileSync(join(now, name)).equals(readFileSync(join(old, name))),
    );
    list('These pictures changed; both versions lie in .cache/upgrade/pictures:', different);
    if (different.length === 0) console.log('No page looks different: their pictures are the same.');
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    console.log(error.message);
    list('Without pictures: the markup or the styles of these pages changed:', pages);
  }
}

/** `de/about.html` is `/de/about`. */
const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The pages of a site in its first language where they have changed in it, and others only where they have not. */
function onePerLanguage(addresses: readonly string[]): string[] {
  const inLanguage = /^\/[a-z]{2,3}(-[A-Z]{2})?(?=\/|$)/;
  const all = new Set(addresses);
  return addresses.filter((path) => !inLanguage.test(path) || !all.has(path.replace(inLanguage, '') || '/'));
}
