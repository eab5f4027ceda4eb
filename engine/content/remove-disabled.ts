import type { Content } from './content.ts';

/** Removes content that only appears on pages which the owner has disabled (`pages: { games: false }`). */
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
