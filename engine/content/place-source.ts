import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from './escape-regexp.ts';
import type { Tree } from './text-tree.ts';

const element = /<Source\s+file="([^"]*)"/g;

/** The files that a text shows parts of, as they are now: its page changes with them. */
export const sourcesIn = (root: string, text: string): string[] =>
  [...text.matchAll(element)].map(([, file = '']) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  });

/**
 * Takes a function or a constant out of a source file, without the comment before it.
 * @param text a file that is formatted: what begins at the margin ends there
 */
export function cutSource(text: string, name: string): string | undefined {
  const start = new RegExp(`^(?:export )?(?:async )?(?:function|const|class|interface) ${escapeRegExp(name)}\\b`, 'm');
  const { index } = start.exec(text) ?? {};
  if (index === undefined) return undefined;
  const rest = text.slice(index);
  const [whole] = /^.*;\n|^[\s\S]*?\n[}\])].*\n/.exec(rest) ?? [rest];
  return whole.trimEnd();
}

/**
 * Puts the code in the place of `<Source file="games/loom/rules.ts" name="weave" />`: what a text shows is what runs.
 * @param root the folder from which files are named
 * @param report is called with the message of each problem
 */
export function placeSource(root: string, node: Tree, report: (message: string) => void): void {
  const [file, name] = ['file', 'name'].map((asked) => {
    const value = node.attributes?.find((one) => one.name === asked)?.value;
    return typeof value === 'string' ? value : '';
  }) as [string, string];
  const path = join(root, file);
  const known = /^[\w./-]+\.tsx?$/.test(file) && !file.includes('..') && existsSync(path);
  const code = known ? cutSource(readFileSync(path, 'utf8'), name) : undefined;
  if (!known) report('a source is a file of the site: file="games/loom/rules.ts"');
  else if (!code) report(`${file} has no ${name || 'name="…"'}`);
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
