import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';
import { readText } from '../read-text.ts';
import { parseYaml, type YamlSource } from '../read-yaml.ts';
import { colourForm, themeSchema } from '../schemas/theme.ts';
import { siteRoot } from '../site-root.ts';
import { resolveTheme } from './resolve-theme.ts';

export const themeFile = 'theme.yaml';

/** A colour that is not in quotes, the first of its line, and its field: YAML says something else of what follows. */
const bareColour = /^(?:[^#"'\n]|"[^"\n]*"|'[^'\n]*')*?(\w+): +#(?:[\da-f]{6}|[\da-f]{3})\b/gim;

/**
 * Reads what a site says of its theme.
 * @returns undefined where it says nothing, or where it is no YAML
 */
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

/** The site's theme: `theme.yaml` over the engine's own. Where the file is wrong, which the build says, it is that. */
export const theme = resolveTheme(themeSchema.safeParse(choice).data ?? {});
