import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Sources that run in the browser, from the project's root. The rest of the texts is resolved at build. */
const browserSources = ['src/{app,i18n,pages,ui}/**/*.{ts,tsx}', 'content/site.ts'];
const buildOnly = /-data\.tsx?$|\.test\.tsx?$|entry\.server\.tsx$/;
const plural = /_(zero|one|two|few|many|other)$/;

/**
 * Leaves in the browser's dictionaries only the texts that its code names: most texts reach it inside
 * the pages' data. Keys are written out in full everywhere, so that they can be found.
 */
export function clientDictionaries(): Plugin {
  let named: Set<string>;
  return {
    name: 'client-dictionaries',
    apply: 'build',
    configResolved({ root }) {
      named = quotedWordsIn(root);
    },
    load(id) {
      if (this.environment.name !== 'client' || !/\/content\/locales\/[\w-]+\.json$/.test(id)) return undefined;
      const entries = Object.entries(JSON.parse(readFileSync(id, 'utf8')));
      return JSON.stringify(
        Object.fromEntries(entries.filter(([key]) => named.has(key) || named.has(key.replace(plural, '')))),
      );
    },
  };
}

/** Everything in single quotes in the browser's sources that could be a key. */
function quotedWordsIn(root: string): Set<string> {
  const files = browserSources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !buildOnly.test(file));
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/'([a-z0-9_]+)'/g)].map(([, word]) => word ?? '')));
}
