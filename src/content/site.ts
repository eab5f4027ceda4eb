import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireFormat } from './format.ts';
import { ContentError, type Problem } from './problems.ts';
import { parseYaml } from './read-yaml.ts';
import type { Site } from './schemas.ts';
import { siteRoot } from './site-root.ts';

/** The site's own facts, as they stand in `content/site.yaml`. The build checks them. */
export const site: Site = readSite();

function readSite(): Site {
  const file = 'content/site.yaml';
  const problems: Problem[] = [];
  const path = join(siteRoot, file);
  if (!existsSync(path)) problems.push({ file, message: 'this file is not there' });
  requireFormat(siteRoot);
  const yaml = existsSync(path) ? parseYaml(file, readFileSync(path, 'utf8'), problems) : undefined;
  if (!yaml) throw new ContentError(problems);
  return yaml.document.toJS();
}
