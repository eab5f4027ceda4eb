import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFiles } from '../../content/files/site-files.ts';
import { frontMatterSchemas, type JsonSchema, makeJsonSchemas } from '../../content/json-schemas.ts';
import { sourceCodeOf } from '../../content/languages/source-language.ts';
import { pictureEnding } from '../../content/pictures/pictures.ts';
import { pathProblem } from './check-path.ts';

export interface EditedFile {
  path: string;
  /** Missing for a picture, whose bytes the browser requests. */
  text?: string;
  /** Modification time in milliseconds, so that a file which has changed since is not overwritten. */
  modified: number;
}

/** The CMS needs a name before the language: `index.en.mdx`. */
const toEditor = (path: string) => path.replace(/^((?:articles|pages|projects)\/[^/]+\/)([^/.]+\.mdx)$/, '$1index.$2');

/** The path from the site’s folder, without the `index.` that `toEditor` adds; other paths are unchanged. */
export const fromEditor = (path: string) => path.replace(/\/index\.([^/.]+\.mdx)$/, '/$1');

export const dataFiles = [
  'site',
  'home',
  'profile',
  'career',
  'skills',
  'games',
  'resume',
  'contact',
  'theme',
] as const;

const folder = '[a-z0-9-]+';
const texts = {
  articles: ['article', 'articleTranslation'],
  pages: ['ownPage', 'ownPageTranslation'],
  projects: ['projectTexts', 'projectTextsTranslation'],
} as const;

/** The JSON Schema of a data file, by its name without ending; empty for an unknown one. */
export function dataSchema(name: string): JsonSchema {
  return JSON.parse(makeJsonSchemas().get(`${name}.schema.json`) ?? '{}');
}

/** The schema of an editable file; undefined for any other file. */
export function schemaOf(root: string, path: string): JsonSchema | undefined {
  const text = new RegExp(`^(articles|pages|projects)/${folder}/([A-Za-z-]+)\\.mdx$`).exec(path);
  if (text) return frontMatterSchemas[texts[text[1] as keyof typeof texts][text[2] === sourceCodeOf(root) ? 0 : 1]]();
  if (new RegExp(`^projects/${folder}/project\\.yaml$`).test(path)) return dataSchema('project');
  if (path === 'projects/order.yaml') return dataSchema('order');
  if (/^words\/[A-Za-z-]+\.yaml$/.test(path)) return { type: 'object', properties: {} };
  const data = dataFiles.find((name) => path === `${name}.yaml`);
  return data && dataSchema(data);
}

/** Whether a path from the site’s folder leads to a picture in `pictures`, without hidden files and folders. */
export const isPictureFile = (path: string) =>
  /^pictures\/([\p{L}\p{N}_-][^/\\]*\/)*[\p{L}\p{N}_-][^/\\]*$/u.test(path) && pictureEnding.test(path);

/** Lists the editable files; text files include their text. */
export function listFiles(root: string): EditedFile[] {
  return siteFiles(root)
    .filter((path) => (isPictureFile(path) || schemaOf(root, path)) && pathProblem(root, path) === undefined)
    .map((path) => readEdited(root, path));
}

/**
 * Reads an editable file.
 * @param path from the site’s folder
 */
export function readEdited(root: string, path: string): EditedFile {
  const text = isPictureFile(path) ? undefined : readFileSync(join(root, path), 'utf8');
  return { path: toEditor(path), modified: modifiedOf(root, path) ?? 0, ...(text !== undefined && { text }) };
}

/** Modification time in milliseconds; undefined if the file does not exist. */
export const modifiedOf = (root: string, path: string) =>
  existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : undefined;

/** The paths to remove for these files: a folder in place of its files, if it would become empty. */
export function withFolders(root: string, removed: readonly string[]): string[] {
  const gone = new Set(removed);
  const isEmptied = (path: string) => readdirSync(join(root, path)).every((name) => gone.has(`${path}/${name}`));
  return [...new Set(removed.map((path) => (isEmptied(dirname(path)) ? dirname(path) : path)))].filter(
    (path) => path !== '.',
  );
}
