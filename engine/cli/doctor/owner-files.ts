import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, visit } from 'yaml';
import { readFrontMatter } from '../../content/front-matter.ts';
import { pictureEnding } from '../../content/pictures.ts';
import { parseYaml, type YamlSource } from '../../content/read-yaml.ts';
import { siteFiles } from '../../content/site-files.ts';

/** A text of the owner's: data, words, an article. */
export interface OwnerText {
  /** Path from the site's folder. */
  file: string;
  source: string;
}

/** A picture of the owner's. */
export interface OwnerPicture {
  /** Path from the site's folder. */
  file: string;
  /** Bytes. */
  size: number;
}

/** What is read of the site's folder. */
export interface OwnerFiles {
  texts: OwnerText[];
  pictures: OwnerPicture[];
}

/** A piece of a text, with the line in which it begins, counted from 1. */
export interface Piece {
  text: string;
  line: number;
  /** What the piece is called: `meta_home_title`, `alt`. The body of a text has no name. */
  key?: string | undefined;
}

/**
 * Reads the texts and pictures of the site's folder, by path. What no page shows is left out: glossary and ledger, and files
 * of other kinds.
 */
export function readOwnerFiles(root: string): OwnerFiles {
  const files = siteFiles(root);
  const isText = (file: string) => /\.(yaml|mdx|ts)$/.test(file);
  return {
    texts: files.filter(isText).map((file) => ({ file, source: readSource(join(root, file)) })),
    pictures: files
      .filter((file) => pictureEnding.test(file))
      .map((file) => ({ file, size: statSync(join(root, file)).size })),
  };
}

/** With the same line ends on every system. */
const readSource = (path: string) => readFileSync(path, 'utf8').replace(/\r\n/g, '\n');

/** The texts that stand in fields: those of a data file, or of what stands above a text. */
export function fieldsIn({ file, source }: OwnerText): Piece[] {
  const yaml = yamlIn({ file, source });
  const pieces: Piece[] = [];
  if (!yaml) return pieces;
  visit(yaml.document, {
    Pair(_, { key, value }) {
      if (isScalar(value) && typeof value.value === 'string')
        pieces.push({ text: value.value, line: lineOf(source, value.range?.[0]), key: String(key) });
    },
    Scalar(position, { value, range }) {
      if (typeof position === 'number' && typeof value === 'string')
        pieces.push({ text: value, line: lineOf(source, range?.[0]) });
    },
  });
  return pieces;
}

/** Front matter begins in the second line. */
function lineOf(source: string, offset = 0): number {
  const before = source.startsWith('---\n') ? 4 : 0;
  return source.slice(0, offset + before).split('\n').length;
}

function yamlIn({ file, source }: OwnerText): YamlSource | undefined {
  // What cannot be read is told by those who read the content.
  if (file.endsWith('.yaml')) return parseYaml(file, source, []);
  return file.endsWith('.mdx') ? readFrontMatter(file, source, [])?.front : undefined;
}

/**
 * The lines in which something is said: without comments, and without code, in which an example may be one. Lines keep
 * their numbers.
 */
export function saidLines({ file, source }: OwnerText): Piece[] {
  const [front = ''] = file.endsWith('.mdx') ? (/^---\n[\s\S]*?\n---\n/.exec(source) ?? []) : [source];
  const body = source
    .slice(front.length)
    .replace(/\{\/\*[\s\S]*?\*\/\}|^(`{3,}|~{3,})[\s\S]*?^\1/gm, (one) => one.replace(/[^\n]/g, ' '))
    .replace(/(`+)[^`\n]+\1/g, '');
  const said = front.replace(/(^|\s)#.*/gm, '$1') + body;
  return said.split('\n').map((text, index) => ({ text, line: index + 1 }));
}
