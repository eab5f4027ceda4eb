import { readText } from '../../content/files/read-text.ts';
import { compileArticle } from '../../content/mdx/compile-article.ts';

export interface CompileJob {
  root: string;
  files: readonly string[];
}

/** Runs in a thread: fills the cache for these files, given as paths from the site’s folder. */
export default async function work({ root, files }: CompileJob): Promise<void> {
  for (const file of files) await compileArticle(file, readText(root, file), []);
}
