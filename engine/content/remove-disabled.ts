import type { Content } from './content.ts';

/**
 * Takes away what only pages show that the owner holds back (`pages: { games: false }` in site): from here on it
 * is as if there were none.
 */
export function removeDisabled(content: Content): Content {
  const { pages = {} } = content.site;
  const isKept = (page: keyof typeof pages) => pages[page] !== false;
  return {
    ...content,
    projects: content.projects.filter(({ kind }) => isKept(kind === 'game' ? 'games' : 'projects')),
    games: isKept('games') ? content.games : [],
    articles: isKept('blog') ? content.articles : [],
    contact: content.contact.filter(({ kind }) => kind !== 'resume' || isKept('resume')),
  };
}
