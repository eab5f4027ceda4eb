/** Virtual modules with the site’s browser code: see build/render/site-code.ts. */

declare module 'virtual:fitout/islands' {
  const islands: Readonly<Record<string, () => Promise<import('./hydrate-island.tsx').IslandModule>>>;
  export default islands;
}

declare module 'virtual:fitout/engine-islands' {
  export { default } from 'virtual:fitout/islands';
}

declare module 'virtual:fitout/components/ArticleCard' {
  export { ArticleCard as default } from '../ui/card/article-card.tsx';
}

declare module 'virtual:fitout/after-load';
