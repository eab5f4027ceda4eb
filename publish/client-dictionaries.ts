import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { site } from '../src/content/site.ts';

/** Sources that run in the browser, from the project's root. The rest of the texts is resolved at build. */
const browserSources = ['src/{app,i18n,pages,ui}/**/*.{ts,tsx}', 'content/site.ts'];
const buildOnly = /-data\.tsx?$|\.test\.tsx?$|entry\.server\.tsx$/;
const english = "'!../../content/locales/en.json'";
const plural = /_(zero|one|two|few|many|other)$/;

/**
 * Leaves in the browser's dictionaries only the texts that its code names: most texts reach it inside
 * the pages' data. Keys are written out in full everywhere, so that they can be found. Languages that are
 * held back are left out altogether.
 */
export function clientDictionaries(): Plugin {
  let named: Set<string>;
  return {
    name: 'client-dictionaries',
    apply: 'build',
    configResolved({ root }) {
      named = quotedWordsIn(root);
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/i18n\/dictionary\.ts$/ },
      handler(code) {
        if (this.environment.name !== 'client') return undefined;
        if (!code.includes(english)) throw new Error('src/i18n/dictionary.ts lists its dictionaries in another way');
        const silent = site.languages.filter(({ offered }) => !offered);
        return code.replace(
          english,
          [english, ...silent.map(({ code }) => english.replace('en.json', `${code}.json`))].join(),
        );
      },
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
