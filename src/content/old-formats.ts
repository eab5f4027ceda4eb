import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problems.ts';

const dataFiles = ['site', 'home', 'profile', 'skills', 'career', 'resume', 'contact', 'games', 'theme'];

/** Reports files that were read once and are read no more, with what has taken their place. */
export function reportOldFormats(root: string, problems: Problem[]): void {
  for (const name of dataFiles) {
    const file = `content/${name}.ts`;
    if (existsSync(join(root, file)))
      problems.push({ file, message: `this is the old format: the same fields stand in content/${name}.yaml now` });
  }
  for (const file of ['content/projects.ts', 'content/projects.yaml', 'content/apps', 'content/apps.ts']) {
    if (existsSync(join(root, file)))
      problems.push({
        file,
        message:
          'this is the old format: each project has a folder now, content/projects/<slug>, with its facts in project.yaml and its texts in <language>.mdx; their order and the small cards stand in content/projects/order.yaml',
      });
  }
  const words = join(root, 'content/words');
  for (const name of existsSync(words) ? readdirSync(words).sort() : []) {
    const yaml = name.replace(/\.(json|ts)$/, '.yaml');
    if (yaml !== name)
      problems.push({
        file: `content/words/${name}`,
        message: `this is the old format: the same texts stand in content/words/${yaml} now`,
      });
  }
  const locales = join(root, 'content/locales');
  for (const name of existsSync(locales) ? readdirSync(locales).sort() : []) {
    const file = `content/locales/${name}`;
    const moved = name.endsWith('.json')
      ? `your own words stand in content/words/${name.replace('.json', '.yaml')} now, the interface has its own`
      : `its place is content/words/${name} now`;
    problems.push({ file, message: `this is the old format: ${moved}` });
  }
}
