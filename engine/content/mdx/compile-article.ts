import { basename, join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import rehypeShiki from '@shikijs/rehype';
import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { defListHastHandlers } from 'remark-definition-list';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { visit } from 'unist-util-visit';
import { cache, cachePath, hashOf, hashOfFile, isCached, versionsOf, writeAtomically } from '../cache/disk-cache.ts';
import { elementName } from '../code/element-name.ts';
import type { ArticleBody } from '../content.ts';
import { fileBeside } from '../files/files-beside.ts';
import { siteFiles } from '../files/site-files.ts';
import { maxParts } from '../files/text-limits.ts';
import { readVideo } from '../pictures/videos.ts';
import type { Problem } from '../problems.ts';
import { show } from '../schemas/shared.ts';
import { readSources, siteRoot } from '../site-root.ts';
import { languageOfFile, typeset } from '../texts/typography.ts';
import { parseText, textVersion } from '../translations/text-blocks.ts';
import { problemOfLink } from './address-schemes.ts';
import { classesForColours, theme } from './code-colours.ts';
import { readFigure } from './figures.ts';
import { renderFormulas } from './formulas.ts';
import { insertSource, sourcesIn } from './insert-source.ts';
import { refuseCode } from './refuse-code.ts';
import {
  labelTables,
  labelTasks,
  makeFigures,
  markNotes,
  noteReturn,
  notesHeading,
  problemOfTerm,
  problemsOfElement,
  problemsOfNotes,
  type RichPart,
  renameSvgAttributes,
  resolvePictures,
  richPartsOf,
} from './rich-text.ts';
import { type Tree, textOf } from './text-tree.ts';

const articleComponents = [
  'Tip',
  'Phases',
  'Phase',
  'PullQuote',
  'Figure',
  'Video',
  'Measured',
  'Term',
  'Translations',
  'Source',
] as const;

const storyComponents = ['Figure', 'Video', 'Source'] as const;

/** Compiles the MDX of an article or of a project’s story; undefined where it is empty or does not compile. */
export async function compileArticle(
  file: string,
  source: string,
  problems: Problem[],
): Promise<ArticleBody | undefined> {
  const parts = partsOf(file, source);
  // The code is in a separate file, which is read when its page is rendered.
  const codeFile = cachePath(folder, `${hashOf(parts)}.js`);
  const compileToFile = async (): Promise<Facts> => {
    const { code, ...facts } = await compileFresh(file, source);
    writeAtomically(codeFile, code);
    return { ...facts, codeHash: hashOfFile(codeFile) };
  };
  const isComplete = ({ codeHash, hasCrashed }: Facts) => !hasCrashed && codeHash === hashOfFile(codeFile);
  const { body, problems: found } = await cache(folder, parts, compileToFile, { isComplete });
  problems.push(...found);
  return body && { ...body, codeFile };
}

interface Facts {
  body: Omit<ArticleBody, 'codeFile'> | undefined;
  problems: Problem[];
  codeHash?: string | undefined;
  /** The compiler failed for a reason other than the text: the next build tries again. */
  hasCrashed?: boolean;
}

const version = hashOf([
  ...readSources(
    [
      'compile-article',
      'address-schemes',
      'code-colours',
      'figures',
      'insert-source',
      'refuse-code',
      'rich-text',
      '../files/files-beside',
      '../files/text-limits',
      '../pictures/pictures',
      '../pictures/videos',
      '../texts/typography',
    ].map((name) => join(import.meta.dirname, name)),
  ),
  textVersion,
  versionsOf(['@mdx-js/mdx', '@shikijs/rehype', 'katex', 'shiki', 'rehype-slug']),
]);

let islands: ReadonlyMap<string, string> | undefined;

/**
 * The site’s islands by the name of their element in texts: `LoomDemo` for `loom-demo.island.tsx`. Searched only once.
 */
export const islandsByElement = (): ReadonlyMap<string, string> => {
  islands ??= new Map(
    siteFiles(siteRoot, '**/*.island.tsx').map((file) => {
      const name = basename(file, '.island.tsx');
      return [elementName(name), name];
    }),
  );
  return islands;
};

const folder = 'articles';

/** Code is the same in every language of an article, whose texts are compiled one after the other. */
const colouredCode = new Map<string, Root>();
const maxColoured = 100;

const partsOf = (file: string, source: string): string[] => [
  version,
  file,
  source,
  ...islandsByElement().keys(),
  ...sourcesIn(siteRoot, source),
];

/**
 * Whether a text is in the cache as it is now, with the code that it shows.
 * @param file path from the site’s folder
 */
export const isCompiled = (file: string, source: string): boolean => isCached(folder, partsOf(file, source));

function readMdxError(error: unknown): Omit<Problem, 'file'> {
  const { line, column, place, reason, message } = error as Error & {
    line?: number;
    column?: number;
    place?: { start?: { line: number; column: number } };
    reason?: string;
  };
  // For an unclosed element, only the message contains the position.
  const [, row, letter] = /\((\d+):(\d+)-/.exec(message) ?? [];
  return {
    line: line ?? place?.start?.line ?? (row ? Number(row) : undefined),
    column: column ?? place?.start?.column ?? (letter ? Number(letter) : undefined),
    message: reason ?? message,
  };
}

async function compileFresh(file: string, source: string): Promise<Facts & { code: string }> {
  const problems: Problem[] = [];
  const components = file.startsWith('projects/') ? storyComponents : articleComponents;
  const language = languageOfFile(file);
  const characters = new Set(typeset(source, language));
  const body: Omit<ArticleBody, 'codeFile'> = {
    headings: [],
    words: 0,
    links: [],
    pictures: [],
    figures: [],
    videos: [],
    rich: [],
    islands: [],
    characters: [...characters].join(''),
  };
  let empty = true;
  let containsCode = false;
  const setText = () => (tree: Tree) =>
    visit(tree, (node) => {
      if (node.type === 'text' && node.value) node.value = typeset(node.value, language);
    });
  const inspectMarkdown = () => (tree: Tree) => {
    empty = !tree.children?.some((node) => node.type !== 'yaml');
    let parts = 0;
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (++parts === maxParts)
        problems.push({
          file,
          line,
          message: `a text is limited to ${maxParts} parts, such as paragraphs, links and cells`,
        });
      const refused = refuseCode(node);
      containsCode ||= refused.length > 0;
      problems.push(...refused.map((refusal) => ({ file, ...refusal })));
      const offered = node.type === 'image' ? undefined : fileBeside(file, node.url ?? '');
      if (offered) node.url = offered;
      if (node.type !== 'image' && node.url && /^[/#]/.test(node.url)) body.links.push({ href: node.url, file, line });
      const wrongLink = node.url === undefined ? undefined : problemOfLink(node.type, node.url);
      if (wrongLink) problems.push({ file, line, column: node.position?.start.column, message: wrongLink });
      if (node.name && /^[A-Z]/.test(node.name) && ![...components, ...islandsByElement().keys()].includes(node.name)) {
        problems.push({
          file,
          line,
          column: node.position?.start.column,
          key: node.name,
          message: `no such component: use one of ${components.join(', ')}`,
        });
      }
      if (
        node.type === 'code' &&
        node.lang &&
        !(Object.hasOwn(bundledLanguages, node.lang) || isSpecialLang(node.lang))
      )
        problems.push({
          file,
          line,
          key: show(node.lang),
          message: 'unknown code language: use ```text for code without colours',
        });
      problems.push(...problemsOfNotes(node, source).map((problem) => ({ file, ...problem })));
      if (node.name === 'Source')
        insertSource(siteRoot, node, (message) => problems.push({ file, line, key: 'Source', message }));
      const figure = node.name === 'Figure' ? readFigure(node, file, problems) : undefined;
      if (figure) {
        body.figures.push(figure);
        body.pictures.push({ path: figure.path, file, line });
      }
      const video = node.name === 'Video' ? readVideo(node, file, language, problems) : undefined;
      if (video) {
        body.videos.push(video);
        if (video.poster) body.pictures.push({ path: video.poster, file, line });
        for (const href of [video.src, video.captions]) if (href) body.links.push({ href, file, line });
      }
      const island = islandsByElement().get(node.name ?? '');
      if (island && !body.islands.includes(island)) body.islands.push(island);
      // An island has a frame only if it has a title.
      if (island && node.attributes?.some(({ name }) => name === 'title') && !body.rich.includes('demos'))
        body.rich.push('demos');
      const unclear = node.name === 'Term' && problemOfTerm(node);
      if (unclear) problems.push({ file, line, key: 'Term means', message: unclear });
      for (const message of problemsOfElement(node)) problems.push({ file, line, key: node.name ?? '', message });
      if ((node.type === 'text' || node.type === 'code' || node.type === 'inlineCode') && node.value) {
        body.words += node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      }
    });
  };
  const collectParts = () => (tree: Tree) => {
    visit(tree, (node) => {
      const parts: RichPart[] = node.tagName === 'pre' && components === storyComponents ? ['code'] : richPartsOf(node);
      for (const part of parts) if (!body.rich.includes(part)) body.rich.push(part);
      const id = String(node.properties?.id);
      if (node.tagName === 'h2' && id !== notesHeading) body.headings.push({ id, text: textOf(node) });
    });
  };
  if (colouredCode.size > maxColoured) colouredCode.clear();
  try {
    const processor = createProcessor({
      outputFormat: 'function-body',
      tableCellAlignToStyle: false,
      remarkPlugins: [inspectMarkdown, () => renderFormulas(file, problems), setText, () => renameSvgAttributes],
      remarkRehypeOptions: {
        handlers: defListHastHandlers,
        clobberPrefix: 'note-',
        footnoteBackContent: noteReturn,
      },
      rehypePlugins: [
        rehypeSlug,
        collectParts,
        () => resolvePictures(file, body.pictures, problems),
        () => makeFigures,
        () => labelTables,
        () => labelTasks,
        () => markNotes,
        // No time limit: on a busy machine long samples would lose their colours.
        [
          rehypeShiki,
          {
            theme,
            lazy: true,
            langs: [],
            tokenizeTimeLimit: 0,
            transformers: [classesForColours],
            cache: colouredCode,
          },
        ],
      ],
    });
    // `never`, because the processor’s type wants the tree of its last step here.
    const program = await processor.run(parseText(source) as never, { value: source, path: file });
    const output = processor.stringify(program);
    return { code: containsCode ? '' : output, body: empty || containsCode ? undefined : body, problems };
  } catch (error) {
    // Problems that were found before explain why it does not compile.
    const found = problems.length > 0 ? problems : [{ file, ...readMdxError(error) }];
    // Only errors of the text have a reason (https://github.com/vfile/vfile-message).
    return { code: '', body: undefined, problems: found, hasCrashed: !Object.hasOwn(error as Error, 'reason') };
  }
}
