import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dictionary } from '../content.ts';
import { engineRoot } from '../site-root.ts';

/** Path from the engine’s folder. */
export const interfaceFile = (code: string) => `i18n/locales/${code}.json`;

/** The words of the interface in a language; empty where the engine does not have it. */
export function readInterface(code: string): Dictionary {
  const path = join(engineRoot, interfaceFile(code));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The words of the interface from which an owner translates: in the default language, or in English if it has none. */
export function sourceInterface(sourceCode: string): Dictionary {
  const own = readInterface(sourceCode);
  return Object.keys(own).length > 0 ? own : readInterface('en');
}
