import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteRoot } from '../site-root.ts';

test('a failure of the compiler itself is reported, but not cached like a problem of the text', () => {
  const cache = mkdtempSync(join(tmpdir(), 'compile-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  expect(compile(cache, 'Blob.prototype.stream = undefined;')).toEqual([
    { file: 'articles/1-loom/en.mdx', message: expect.stringContaining('stream is not a function') },
  ]);
  expect(compile(cache, '')).toEqual([]);
});

/** Compiles an article with code in a process of its own: what a process has loaded once does not fail later. */
function compile(cache: string, sabotage: string): unknown {
  const module = JSON.stringify(join(import.meta.dirname, 'compile-article.ts'));
  const text = JSON.stringify('---\ntitle: Loom\n---\n\n```ts\nconst threads = 2;\n```\n');
  const code = `${sabotage}
    const { compileArticle } = await import(${module});
    const problems = [];
    await compileArticle('articles/1-loom/en.mdx', ${text}, problems);
    console.log(JSON.stringify(problems));`;
  const env = { ...process.env, SITE: siteRoot, FITOUT_CACHE: cache };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' }));
}
