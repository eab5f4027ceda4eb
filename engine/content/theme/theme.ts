import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files/read-text.ts';
import { parseYaml, type YamlSource } from '../files/read-yaml.ts';
import type { Problem } from '../problems.ts';
import { colourForm, themeSchema } from '../schemas/theme.ts';
import { siteRoot } from '../site-root.ts';
import { resolveTheme } from './resolve-theme.ts';

export const themeFile = 'theme.yaml';

/** A colour without quotes, with its field: in YAML, `#` starts a comment. */
const bareColour = /^(?:[^#"'\n]|"[^"\n]*"|'[^'\n]*')*?(\w+): +#(?:[\da-f]{6}|[\da-f]{3})\b/gim;

/** Reads the site’s `theme.yaml`; undefined where there is none, or where it is not YAML. */
export function readTheme(root: string, problems: Problem[]): YamlSource | undefined {
  const path = join(root, themeFile);
  if (!existsSync(path)) return undefined;
  const source = readText(root, themeFile);
  const found: Problem[] = [];
  const yaml = parseYaml(themeFile, source, found);
  const bare = [...source.matchAll(bareColour)].map(({ index, 1: key }) => ({
    file: themeFile,
    line: source.slice(0, index).split('\n').length,
    key,
    message: colourForm,
  }));
  if (!yaml) problems.push(...(bare.length > 0 ? bare : found));
  return yaml;
}

const choice = readTheme(siteRoot, [])?.document.toJS() ?? {};

/** The site’s theme: `theme.yaml` over the defaults. An invalid file, which the build reports, leaves the defaults. */
export const theme = resolveTheme(themeSchema.safeParse(choice).data ?? {});
