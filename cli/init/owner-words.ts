import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, type Pair, parseDocument, stringify } from 'yaml';
import { wordsFile } from '../../src/content/read-dictionaries.ts';
import { projectRoot } from '../../src/content/site-root.ts';
import { edit } from './fill-template.ts';

const spelling = 'content/words/spelling.txt';
const cspell = join(projectRoot, 'node_modules/cspell/bin.mjs');

/** Every file below `content/`, by its path from the root. */
export function filesIn(root: string): string[] {
  const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/**
 * Takes the texts of a language that are those of English out of its file: where a text is missing the page shows the
 * English one and says that it is English. They stand at the end as a remark, to be translated.
 * @returns their keys
 */
export function takeOutBorrowed(root: string, code: string): string[] {
  const english = parseDocument(readFileSync(join(root, wordsFile('en')), 'utf8')).toJS() as Record<string, string>;
  const borrowed: string[] = [];
  edit(root, wordsFile(code), (text) => {
    const document = parseDocument(text, { schema: 'core' });
    if (!isMap(document.contents)) return text;
    const isBorrowed = ({ key, value }: Pair) =>
      isScalar(key) && isScalar(value) && english[String(key.value)] === value.value;
    const items = document.contents.items as Pair[];
    const lines = items.filter(isBorrowed).flatMap(({ key }) => {
      const name = String(isScalar(key) ? key.value : key);
      borrowed.push(name);
      return stringify({ [name]: english[name] }, { lineWidth: 0 })
        .trimEnd()
        .split('\n');
    });
    if (lines.length === 0) return text;
    document.contents.items = items.filter((item) => !isBorrowed(item)) as never;
    document.comment = ['Shown in English, and marked as English, until they stand above in this language:', ...lines]
      .map((line) => ` ${line}`)
      .join('\n');
    return document.toString({ lineWidth: 0 });
  });
  return borrowed;
}

/**
 * Lists the words of the content that the spelling dictionaries lack: names, mostly.
 * @param names what is not asked about: the owner's name, city, trade
 */
export function writeSpelling(root: string, names: readonly (string | undefined)[]): void {
  const own = names.flatMap((name) => name?.match(/[\p{L}\p{M}’']{3,}/gu) ?? []);
  const found = unknownWords(root).filter((word) => !own.includes(word));
  const words = [...new Set([...own, ...found])].sort((a, b) => a.localeCompare(b));
  edit(root, spelling, (text) => text + words.map((word) => `${word}\n`).join(''));
}

function unknownWords(root: string): string[] {
  const files = filesIn(root).filter((file) => /\/(en|de|es|pt|fr)\.(yaml|mdx)$/.test(file));
  const options = ['--no-progress', '--no-summary', '--words-only', '--unique', '--no-exit-code', '--no-gitignore'];
  const config = ['--config', join(projectRoot, 'cspell.config.js'), '--root', root];
  const paths = files.map((file) => join(root, file));
  const said = execFileSync(process.execPath, [cspell, 'lint', ...options, ...config, ...paths], {
    cwd: projectRoot,
    // The dictionaries and lists are those of the site that is being made.
    env: { ...process.env, SITE: root },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return said.split('\n').filter(Boolean);
}
