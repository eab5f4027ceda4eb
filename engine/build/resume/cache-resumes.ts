import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/content.ts';
import { cache } from '../../content/disk-cache.ts';
import { siteFiles } from '../../content/site-files.ts';
import { base } from '../../routes/addresses.ts';
import { sourcesKey } from '../render/sources-key.ts';
import type { Resumes } from './resumes.ts';

/** What never stands in a resume. */
const elsewhere = /^(articles|pages)\b/;

/**
 * Makes the files of the resume, or takes what an earlier build of the same day has made of the same words: setting and
 * reading them takes a second and a half.
 * @param day of the build, yyyy-mm-dd
 * @throws what `makeResumes` throws
 */
export function cacheResumes(siteRoot: string, content: Content, day: string): Promise<Resumes> {
  // As they are written, for what is odd is told with its line.
  const data = siteFiles(siteRoot, '**/*.yaml').filter((file) => !elsewhere.test(file));
  const own = filesIn(import.meta.dirname, /(?<!\.test|\.d)\.ts$|\.(js|typ)$/);
  const parts = [
    // Names all of the engine, the site's code and the packages' versions.
    sourcesKey(content.code),
    base,
    day,
    JSON.stringify(content.pictures[`pictures/${content.resume.photo?.file}`] ?? null),
    ...own.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
    ...data.flatMap((file) => [file, readFileSync(join(siteRoot, file), 'utf8')]),
  ];
  return cache(
    'resumes',
    parts,
    async () => {
      const { makeResumes } = await import('./resumes.ts');
      return makeResumes(siteRoot, content, day);
    },
    { large: true },
  );
}

const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => wanted.test(name))
    .sort();
