import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unit } from './units.ts';
import type { UnitNotes } from './write-xliff.ts';

/**
 * What a translator is told of each text: what stands above it, the recurring words in it, and the pages that show it,
 * as far as the site is built.
 * @param root the folder that holds `content/` and `dist/`
 */
export function notesOn(root: string, code: string, units: readonly Unit[]): (unit: Unit) => UnitNotes {
  const terms = readGlossary(root, code);
  const pages = readPages(join(root, 'dist'));
  const above = new Map(units.map((unit, index) => [unit, units[index - 1]]));
  const headings = new Map<Unit, string>();
  let heading: string | undefined;
  let key = '';
  for (const unit of units) {
    if (unit.key !== key) heading = undefined;
    key = unit.key;
    if (heading && !unit.kind.startsWith('heading')) headings.set(unit, heading);
    if (unit.kind.startsWith('heading')) heading = unit.english;
  }
  return (unit) => {
    const before = above.get(unit);
    const under = headings.get(unit);
    return {
      context: [
        ...(under ? [`below the heading: ${under}`] : []),
        ...('block' in unit.place && before?.key === unit.key ? [`after: ${short(before.english)}`] : []),
        ...('words' in unit.place ? [`key: ${unit.name}`] : []),
      ],
      seen: seenOn(unit, pages),
      terms: terms.filter(({ term }) => holds(unit.english, term)),
    };
  };
}

/** Enough of a text to know it by. */
const short = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** Is this word or phrase in the text, as a whole? */
const holds = (text: string, term: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu').test(text);

/** The rows of the glossary’s tables: the English word and how it is said. Tables of what not to say are none. */
function readGlossary(root: string, code: string): UnitNotes['terms'] {
  const file = join(root, `content/words/glossary/${code}.md`);
  if (!existsSync(file)) return [];
  const tables = readFileSync(file, 'utf8').split(/^#+ .*$/m);
  return tables.flatMap((table) => {
    const [head, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'));
    if (!head || /\| *not *\|/.test(head)) return [];
    return rows.flatMap((row) => {
      const [english = '', translation = ''] = row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      const words = english.replace(/\(.*?\)/g, '').split(/[,;/]/);
      return translation
        ? words.flatMap((term) => (term.trim() ? { term: term.trim().replace(/^to /, ''), translation } : []))
        : [];
    });
  });
}

/** The English pages as they were built: their address, and their words. */
function readPages(dist: string): { path: string; words: string }[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(dist, name), 'utf8') }))
    .filter(({ html }) => /<html[^>]* lang="en"/.test(html))
    .map(({ name, html }) => ({
      path: `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
      words: plain(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*?(?:alt|aria-label|content)="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** Pages on which a text is seen, with the pictures that `npm run screens` takes of them. */
function seenOn({ file, english }: Unit, pages: readonly { path: string; words: string }[]): string[] {
  const [, folder, name = ''] = /^content\/(articles|projects|pages)\/([^/]+)\//.exec(file) ?? [];
  const own = { articles: `/blog/${Number.parseInt(name, 10)}`, projects: `/apps/${name}`, pages: `/${name}` };
  const known = folder ? [own[folder as keyof typeof own]] : [];
  const longest = english.split(/\{\{\w+\}\}/).sort((a, b) => b.length - a.length)[0] ?? '';
  const found =
    folder || longest.trim().length < 4
      ? []
      : pages.filter(({ words }) => words.includes(longest.replace(/\s+/g, ' ').trim()));
  const paths = [...known, ...found.map(({ path }) => path)];
  // What is on every page is seen on the first of them.
  const shown = paths.length > 5 ? paths.slice(0, 1) : paths;
  return shown.map(
    (path) => `${path} (picture: ${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-1440-light.png)`,
  );
}
