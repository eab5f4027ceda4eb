import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../publish/resume/import/slug.ts';

const sample = /<!-- sample -->[\s\S]*?<!-- \/sample -->/;

/** True where a README still speaks of the sample. */
export const isSample = (root: string): boolean =>
  !existsSync(join(root, 'README.md')) || sample.test(readFileSync(join(root, 'README.md'), 'utf8'));

/**
 * What changes beside `content/`: the README's head, its picture, and the package's name.
 * @returns new texts by path; undefined takes a file away
 */
export function renameProject(root: string, owner: string): Map<string, string | undefined> {
  const changes = new Map<string, string | undefined>();
  const change = (file: string, to: (text: string) => string) => {
    if (existsSync(join(root, file))) changes.set(file, to(readFileSync(join(root, file), 'utf8')));
  };
  change('README.md', (text) =>
    text
      .replace(/^# .*$/m, () => `# ${owner}`)
      .replace(sample, () => `The portfolio of ${owner}: what it says and shows stands in \`content/\`.`),
  );
  const name = `${slugOf(owner)}-portfolio`;
  const description = `The portfolio of ${owner}: static, multilingual, all of it built from content/.`;
  change('package.json', (text) => write({ ...JSON.parse(text), name, description }));
  change('package-lock.json', (text) => {
    const lock = JSON.parse(text);
    return write({ ...lock, name, packages: { ...lock.packages, '': { ...lock.packages[''], name } } });
  });
  return changes;
}

const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
