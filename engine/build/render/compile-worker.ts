import { compileArticle } from '../../content/compile-article.ts';
import { readText } from '../../content/read-text.ts';
import { splitBlocksOnce } from '../../content/text-blocks.ts';

export interface CompileJob {
  root: string;
  files: readonly string[];
}

export default async function work({ root, files }: CompileJob): Promise<void> {
  for (const file of files) {
    const source = readText(root, file);
    await compileArticle(file, source, []);
    splitBlocksOnce(source);
  }
}
