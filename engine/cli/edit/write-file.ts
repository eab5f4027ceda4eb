import { parse } from 'yaml';
import { setFields } from '../../build/resume/import/edit-yaml.ts';
import { splitFrontMatter } from '../../content/files/front-matter.ts';
import type { JsonSchema } from '../../content/json-schemas.ts';
import { tidy } from './tidy.ts';

/** Merges the editor’s text into a file, so that only differences change: comments, order and formatting stay. */
export function mergeFile(file: string, before: string, written: string, schema: JsonSchema): string {
  if (file.endsWith('.yaml')) return mergeYaml(before, written, schema);
  const [old, now] = [split(before), split(written)];
  const body = old.body.trim() === now.body.trim() ? old.body : now.body.trim() && `\n${now.body.trim()}\n`;
  return `---\n${mergeYaml(old.front, now.front, schema)}---\n${body}`;
}

function mergeYaml(before: string, written: string, schema: JsonSchema): string {
  const old: unknown = parse(before, { schema: 'core' }) ?? undefined;
  const value = tidy(parse(written, { schema: 'core' }) ?? {}, schema, old);
  return setFields(before, [{ path: [], value }]);
}

const split = (source: string) => splitFrontMatter(source.replace(/\r\n/g, '\n'));
