import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Content, Dictionary } from '../content.ts';

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The code of a site’s default language, the first that `site.yaml` lists: its addresses have no prefix, and the other
 * languages are translated from it. A site without a readable list has `en`.
 */
export function sourceCodeOf(root: string): string {
  const file = join(root, 'site.yaml');
  if (!existsSync(file)) return 'en';
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs}:${size}`;
  const known = codes.get(root);
  if (known?.stamp === stamp) return known.code;
  const code = firstCode(file) ?? 'en';
  codes.set(root, { stamp, code });
  return code;
}

/** A cache, because the code is needed for every text. */
const codes = new Map<string, { stamp: string; code: string }>();

function firstCode(file: string): string | undefined {
  const code: unknown = parseDocument(readFileSync(file, 'utf8')).getIn(['languages', 0, 'code']);
  return typeof code === 'string' && /^[\w-]+$/.test(code) ? code : undefined;
}

/** The file in the default language of which a file is a translation: `articles/4-looms/en.mdx`. */
export const sourceFileOf = (root: string, file: string): string => file.replace(/[^/]+$/, `${sourceCodeOf(root)}.mdx`);

/** The words of a site’s default language, which every other text is compared with. */
export const sourceWords = ({ site, dictionaries }: Pick<Content, 'site' | 'dictionaries'>): Dictionary =>
  dictionaries[site.languages[0]?.code ?? ''] ?? {};

/** The name of a language in messages, which are in English: `Swedish`. */
export function nameInMessages(code: string): string {
  try {
    return inEnglish.of(code) ?? code;
  } catch {
    return code;
  }
}
