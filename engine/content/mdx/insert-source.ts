import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from '../escape-regexp.ts';
import type { Tree } from './text-tree.ts';

const element = /<Source\b[^>]*\bfile=["']([^"']*)["']/g;

/** The code of the files that a text shows. */
export const sourcesIn = (root: string, text: string): string[] =>
  [...text.matchAll(element)].map(([, file = '']) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  });

/** The declaration of this name at the left edge of TypeScript source, with its body; undefined where there is none. */
export function cutSource(text: string, name: string): string | undefined {
  const start = new RegExp(`^(?:export )?(?:async )?(?:function|const|class|interface) ${escapeRegExp(name)}\\b`, 'm');
  const { index } = start.exec(text) ?? {};
  if (index === undefined) return undefined;
  const rest = text.slice(index);
  const [whole] = /^.*;\n|^[\s\S]*?\n[}\])].*\n/.exec(rest) ?? [rest];
  return whole.trimEnd();
}

/** Replaces `<Source file="games/loom/rules.ts" name="weave" />` by the code, so that a text shows what runs. */
export function insertSource(root: string, node: Tree, report: (message: string) => void): void {
  const [file, name] = ['file', 'name'].map((asked) => {
    const value = node.attributes?.find((one) => one.name === asked)?.value;
    return typeof value === 'string' ? value : '';
  }) as [string, string];
  const path = join(root, file);
  const known = /^[\w./-]+\.tsx?$/.test(file) && !file.includes('..') && existsSync(path);
  const code = known ? cutSource(readFileSync(path, 'utf8'), name) : undefined;
  if (!known) report('name a TypeScript file of the site: file="games/loom/rules.ts"');
  else if (!code) report(name ? `${file} does not declare ${name}` : 'name a declaration of the file: name="weave"');
  if (!code) return;
  Object.assign(node, {
    type: 'code',
    lang: 'ts',
    value: code,
    name: undefined,
    attributes: undefined,
    children: undefined,
  });
}
