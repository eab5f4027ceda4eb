import type { Article, Content } from '../../content/content.ts';
import { charactersOf } from './characters.ts';
import { offeredLetters } from './offered-letters.ts';

/**
 * For a site that is being edited: collects the characters and letters of all its contents so far, and reads only new
 * articles. No letter is removed, so that a saved text seldom needs another font.
 */
export function gatherLetters(): (content: Content) => { characters: string; letters: string } {
  const seen = new WeakSet<Article>();
  let [characters, letters] = ['', ''];
  return (content) => {
    const changed = { ...content, articles: content.articles.filter((article) => !seen.has(article)) };
    for (const article of changed.articles) seen.add(article);
    characters = distinct(characters + charactersOf(changed));
    letters = distinct(letters + offeredLetters(changed));
    return { characters, letters };
  };
}

const distinct = (text: string): string => [...new Set(text)].sort().join('');
