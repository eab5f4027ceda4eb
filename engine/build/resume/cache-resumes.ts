import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../../content/cache/disk-cache.ts';
import type { Content } from '../../content/content.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { base } from '../../routes/addresses.ts';
import { sourcesKey } from '../render/sources-key.ts';
import type { Resumes } from './resumes.ts';

const elsewhere = /^(articles|pages)\b/;

/** Makes the files of the resume, with a cache for builds of the same day: it takes a second and a half. */
export function cacheResumes(siteRoot: string, content: Content, day: string): Promise<Resumes> {
  return cache(
    'resumes',
    resumeParts(siteRoot, content, day),
    async () => {
      const { makeResumes } = await import('./resumes.ts');
      return makeResumes(siteRoot, content, day);
    },
    { large: true },
  );
}

/** Everything that the files of the resume depend on. */
export function resumeParts(siteRoot: string, content: Content, day: string): string[] {
  const data = siteFiles(siteRoot, ['**/*.yaml', 'projects/*/*.mdx']).filter((file) => !elsewhere.test(file));
  const own = filesIn(import.meta.dirname, /(?<!\.test|\.d)\.ts$|\.(js|typ)$/);
  return [
    sourcesKey(content.code),
    base,
    day,
    JSON.stringify(content.dictionaries),
    JSON.stringify(content.pictures[`pictures/${content.resume.photo?.file}`] ?? null),
    ...own.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
    ...data.flatMap((file) => [file, readFileSync(join(siteRoot, file), 'utf8')]),
  ];
}

const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => wanted.test(name))
    .sort();
