import type { ArticleBody, Content } from './content.ts';

export const bodiesOf = ({ articles, ownPages, projects }: Content): ArticleBody[] =>
  [
    ...[...articles, ...ownPages].flatMap(({ translations }) => Object.values(translations).map(({ body }) => body)),
    ...projects.flatMap(({ stories }) => Object.values(stories)),
  ].flatMap((body) => body ?? []);
