import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readText } from './files/read-text.ts';
import { checkYaml, parseYaml } from './files/read-yaml.ts';
import { requireFormat } from './format.ts';
import { ContentError, type Problem } from './problems.ts';
import { type Site, siteLanguages } from './schemas/site.ts';
import { siteRoot } from './site-root.ts';

export const siteFile = 'site.yaml';

/** The content of `site.yaml`; importing it throws a ContentError if the file is missing, is not YAML, or has a wrong format or languages. */
export const site: Site = readSite();

function readSite(): Site {
  const problems: Problem[] = [];
  const path = join(siteRoot, siteFile);
  if (!existsSync(path)) problems.push({ file: siteFile, message: 'this file is missing' });
  requireFormat(siteRoot);
  const yaml = existsSync(path) ? parseYaml(siteFile, readText(siteRoot, siteFile), problems) : undefined;
  // Addresses and texts depend on the languages before the whole is checked.
  const facts = yaml && checkYaml(siteFile, yaml, z.looseObject({ languages: siteLanguages }), problems);
  if (!facts) throw new ContentError(problems);
  return yaml.document.toJS();
}
