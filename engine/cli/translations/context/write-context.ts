import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../content/content.ts';
import { readGlossary } from '../../../content/glossary/read-glossary.ts';
import type { Language } from '../../../content/languages/language.ts';
import { ContentError, type Problem } from '../../../content/problems.ts';
import { readContent } from '../../../content/read-content.ts';
import { readNotes } from '../../../content/texts/notes.ts';
import { sourceLanguage } from '../../../i18n/languages.ts';
import { address, notFoundPath, pagePath, type SitePath } from '../../../routes/addresses.ts';
import { listPages } from '../../../routes/pages.ts';
import { argumentPath } from '../../support/argument-file.ts';
import { CommandFailed } from '../../support/command-line.ts';
import { listTexts, type ShortText } from './list-texts.ts';
import { takePictures } from './take-pictures.ts';
import { writePage } from './write-page.ts';

interface Options {
  /** The file that is written. */
  out?: string | undefined;
  /** Also the words of the interface. */
  interface?: true | undefined;
}

/**
 * Writes a page with each short text of a language: its original, note, neighbours, and its place in a picture of the
 * built site. Prints the texts that have neither a note nor a place.
 * @throws CommandFailed if the site is not built, or there is no browser
 */
export async function writeContext(
  root: string,
  language: Language,
  names: readonly string[],
  options: Options,
): Promise<void> {
  const { code } = language;
  const file = options.out ?? `${code}.html`;
  if (!existsSync(join(root, 'dist', address('/index.html'))))
    throw new CommandFailed('the pictures show the built site, and dist/ contains none yet: run npm run build first');
  const content = await readContent(root);
  const others = content.site.languages.map((one) => one.code).filter((one) => one !== sourceLanguage && one !== code);
  const all = listTexts(root, language, others, options.interface === true);
  const problems: Problem[] = [];
  const findNote = readNotes(root, problems);
  const glossary = readGlossary(root, code, problems);
  if (problems.length > 0) throw new ContentError(problems);
  const texts = names.length === 0 ? all : all.filter(isNamed(names));
  const found = await takePictures(root, pagesOf(content), texts);
  const described = texts.map((text) => ({ ...text, note: findNote(text.name), found: found.get(text.name) }));
  writeFileSync(argumentPath(file), writePage(code, glossary?.style ?? '', described));
  const unknown = described.filter((text) => !text.note && !text.found);
  console.log(`${file}: ${texts.length} texts, ${found.size} with a picture`);
  for (const { name, source } of unknown) console.log(`  no note and no place: ${name}  ${source}`);
}

/** A name is an article’s number, or the start of keys or files: `articles/4-looms`, `games/tangle`, `lift_`. */
const isNamed =
  (names: readonly string[]) =>
  ({ name, file }: ShortText) =>
    names.some((one) => [name, file].some((text) => text.startsWith(one)) || file.startsWith(`articles/${one}-`));

/** Every page in English, with the texts it may contain: texts of a folder appear only on the page of the folder. */
function pagesOf(content: Content) {
  const seen = new Map<string, number>();
  const ofSite = listPages(content).map((to) => {
    const path: SitePath = pagePath(to);
    const [, kind = '', name = ''] = /^\/(\w+)\/([^/]+)$/.exec(path) ?? [];
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    const folder = folderOf(kind, name);
    return {
      path,
      mayHave: ({ file }: ShortText) =>
        folder && file.startsWith(folder)
          ? true
          : !/^articles\//.test(file) && (!kind || count <= pagesOfAKind || /^games|^projects/.test(file)),
    };
  });
  return [...ofSite, { path: notFoundPath, mayHave: ({ file }: ShortText) => !file.includes('.mdx') }];
}

/** How many pages of a kind are searched for words that any page may contain. */
const pagesOfAKind = 3;

function folderOf(kind: string, name: string): string {
  if (kind === 'blog') return `articles/${name}-`;
  return kind === 'apps' || kind === 'games' ? `projects/${name}/` : '';
}
