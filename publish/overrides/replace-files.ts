import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { canReplace, overridesFolder } from './overrides.ts';

/**
 * Reads the owner's file where there is one for a file of the project, at build and while the site is being developed.
 * Its name stays that of the file that it replaces: what it imports stands beside it, as it did before.
 */
export function replaceFiles(projectRoot: string, siteRoot: string): Plugin {
  return {
    name: 'overrides',
    enforce: 'pre',
    // Unit tests hold the project's own files to what they promise.
    apply: (_config, { mode }) => mode !== 'test',
    load: {
      filter: { id: /\.(?:tsx?|css)(?:\?|$)/ },
      handler(id) {
        const path = relative(projectRoot, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
        const file = join(siteRoot, overridesFolder, path);
        return canReplace(path) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      },
    },
  };
}
