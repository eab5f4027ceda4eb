import type { ComponentName } from '../../content/code/define-site.ts';

export const replaceable: Readonly<Record<ComponentName, { module: string; named: string }>> = {
  ArticleCard: { module: 'ui/card/article-card', named: 'ArticleCard' },
  Footer: { module: 'document/footer', named: 'Footer' },
  Header: { module: 'document/header', named: 'Header' },
  Hero: { module: 'pages/home/banner', named: 'Banner' },
  NotFound: { module: 'pages/not-found/not-found-page', named: 'Page' },
  ProjectCard: { module: 'ui/card/project-card', named: 'ProjectCard' },
};
