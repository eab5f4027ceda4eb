import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document, Node } from 'yaml';
import { editDocument } from '../../build/resume/import/edit-yaml.ts';
import { splitFrontMatter } from '../../content/files/front-matter.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import type { Changes } from '../../content/files/write-changes.ts';

export interface ContentFiles {
  list(pattern: RegExp): string[];
  read(path: string): string;
  write(path: string, text: string | undefined): void;
  edit(path: string, change: (document: Document<Node>) => void): void;
  changes(): Changes;
}

/** Opens the content of a site for migrations; changes are collected and written together. */
export function openContent(root: string): ContentFiles {
  const changed = new Map<string, string | undefined>();
  const onDisk = siteFiles(root);
  const original = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const textOf = (path: string) => (changed.has(path) ? changed.get(path) : original(path));
  const files: ContentFiles = {
    list: (pattern) =>
      [...new Set([...onDisk, ...changed.keys()])]
        .filter((path) => pattern.test(path) && !(changed.has(path) && changed.get(path) === undefined))
        .sort(),
    read(path) {
      const text = textOf(path);
      if (text === undefined) throw new Error(`${path} does not exist`);
      return text;
    },
    write: (path, text) => void changed.set(path, text),
    edit(path, change) {
      const text = files.read(path);
      const { front: yaml, start } = path.endsWith('.mdx') ? splitFrontMatter(text) : { front: text, start: 0 };
      files.write(path, text.slice(0, start) + editDocument(yaml, change) + text.slice(start + yaml.length));
    },
    changes: () => new Map([...changed].filter(([path, text]) => text !== original(path))),
  };
  return files;
}
