import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../cache/memory-cache.ts';
import type { Dictionary } from '../content.ts';
import { readFrontMatter } from '../files/front-matter.ts';
import { foldersIn } from '../files/read-folder.ts';
import { readText } from '../files/read-text.ts';
import { sourceCodeOf } from '../languages/source-language.ts';
import type { Problem } from '../problems.ts';
import { show } from '../schemas/shared.ts';
import { isTagWord, tagKey } from './tag-key.ts';

/**
 * The tags of articles that are written as words, by the keys made of them. A word whose key has another text, in
 * the words of the default language or in another article, is a problem.
 */
export function readTagWords(root: string, source: Dictionary, problems: Problem[]): Dictionary {
  const sourceCode = sourceCodeOf(root);
  const wordsOfSource = `words/${sourceCode}.yaml`;
  const words = new Map<string, { word: string; file: string }>();
  for (const folder of foldersIn(root, 'articles')) {
    const file = `articles/${folder}/${sourceCode}.mdx`;
    const path = join(root, file);
    const readTags = () => {
      const front = existsSync(path) ? readFrontMatter(file, readText(root, file), [])?.front : undefined;
      const tags: unknown = front?.document.toJS()?.tags;
      return { tags, positionOf: front?.positionOf };
    };
    const { tags, positionOf } = memoize(`tags ${path}`, readTags, [path]);
    for (const [index, word] of (Array.isArray(tags) ? tags : []).entries()) {
      if (typeof word !== 'string' || Object.hasOwn(source, word) || !isTagWord(word)) continue;
      const made = tagKey(word);
      const own = source[made];
      const other = own === undefined ? words.get(made) : { word: own, file: wordsOfSource };
      if (other && other.word !== word)
        problems.push({
          ...{ file, ...positionOf?.(['tags', index]), key: 'tags' },
          message: `${show(word)} and ${show(other.word)} in ${other.file} make the same key, ${made}: use the same word in both, or a key of ${wordsOfSource}`,
        });
      else if (own === undefined) words.set(made, { word, file });
    }
  }
  return Object.fromEntries([...words].map(([made, { word }]) => [made, word]));
}
