import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { readText } from '../../content/files/read-text.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { isCompiled } from '../../content/mdx/compile-article.ts';
import { sourceFile } from '../../content/site-root.ts';
import type { CompileJob } from './compile-worker.ts';

/** For fewer texts, starting threads takes longer than they save. */
const minTextsForThreads = 40;

/** Texts that a pool of threads compiles before it is replaced, which frees the memory of the parsers. */
const textsPerPool = 1000;

const batch = 20;

/**
 * Compiles texts that are not in the cache in several threads, if they are many. Problems are reported later, when the
 * content is read.
 */
export async function compileAhead(root: string): Promise<void> {
  const files = siteFiles(root, '{articles,pages}/**/*.mdx').filter((file) => !isCompiled(file, readText(root, file)));
  if (files.length < minTextsForThreads) return;
  for (let from = 0; from < files.length; from += textsPerPool) {
    const pool = new Tinypool({
      filename: sourceFile(join(import.meta.dirname, 'compile-worker')),
      maxThreads: availableParallelism(),
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    const some = files.slice(from, from + textsPerPool);
    const jobs = Array.from({ length: Math.ceil(some.length / batch) }, (_, index): CompileJob => {
      return { root, files: some.slice(index * batch, (index + 1) * batch) };
    });
    try {
      await Promise.all(jobs.map((job) => pool.run(job)));
    } finally {
      await pool.destroy();
    }
  }
}
