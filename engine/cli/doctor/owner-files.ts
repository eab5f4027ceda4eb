import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, visit } from 'yaml';
import { readFrontMatter, splitFrontMatter } from '../../content/files/front-matter.ts';
import { parseYaml, type YamlSource } from '../../content/files/read-yaml.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { pictureEnding } from '../../content/pictures/pictures.ts';

export interface OwnerText {
  file: string;
  source: string;
}

export interface OwnerPicture {
  file: string;
  /** Bytes. */
  size: number;
}

export interface OwnerFiles {
  texts: OwnerText[];
  pictures: OwnerPicture[];
}

/** A part of a text with its first line, counted from 1. */
export interface Piece {
  text: string;
  line: number;
  /** The name of the field: `meta_home_title`, `alt`. The body of a text has none. */
  key?: string | undefined;
}

/** Reads texts and pictures of the site’s folder, without files that no page shows, such as the ledger. */
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

const readSource = (path: string) => readFileSync(path, 'utf8').replace(/\r\n/g, '\n');

/** The texts in a data file or in front matter; none in a file that has neither, or is not valid YAML. */
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

function lineOf(source: string, offset = 0): number {
  return source.slice(0, offset + splitFrontMatter(source).start).split('\n').length;
}

function yamlIn({ file, source }: OwnerText): YamlSource | undefined {
  // Problems are reported where the content is read.
  if (file.endsWith('.yaml')) return parseYaml(file, source, []);
  return file.endsWith('.mdx') ? readFrontMatter(file, source, [])?.front : undefined;
}

/** Lines without comments and code, which may contain examples. Lines keep their numbers. */
export function readableLines({ file, source }: OwnerText): Piece[] {
  const markdown = file.endsWith('.mdx') ? splitFrontMatter(source).body : '';
  const front = source.slice(0, source.length - markdown.length);
  const body = markdown
    .replace(/\{\/\*[\s\S]*?\*\/\}|^(`{3,}|~{3,})[\s\S]*?^\1/gm, (one) => one.replace(/[^\n]/g, ' '))
    .replace(/(`+)[^`\n]+\1/g, '');
  const said = front.replace(/(^|\s)#.*/gm, '$1') + body;
  return said.split('\n').map((text, index) => ({ text, line: index + 1 }));
}
