import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './files/read-text.ts';
import { parseYaml } from './files/read-yaml.ts';
import { ContentError } from './problems.ts';
import { contentFormat } from './schemas/format.ts';

export const formatFile = 'site.yaml';

/** The format version of the content, 1 by default; undefined where `site.yaml` is unreadable. */
export function readFormat(root: string): number | undefined {
  const path = join(root, formatFile);
  if (!existsSync(path)) return undefined;
  const yaml = parseYaml(formatFile, readText(root, formatFile), []);
  if (!yaml) return undefined;
  const format = yaml.document.get('format') ?? 1;
  return typeof format === 'number' && Number.isInteger(format) && format > 0 ? format : undefined;
}

/** Throws a ContentError with the command to run, where the format is older or newer. */
export function requireFormat(root: string): void {
  const format = readFormat(root);
  if (format === undefined || format === contentFormat) return;
  throw new ContentError([{ file: formatFile, key: 'format', message: describeFormat(format) }]);
}

/** The message for content whose format this version does not read: both formats, and what to do. */
export const describeFormat = (format: number): string =>
  format < contentFormat
    ? `this content has format ${format}, but this version reads format ${contentFormat}: run npx fitout migrate`
    : `this content has format ${format}, but this version reads format ${contentFormat}: update fitout`;
