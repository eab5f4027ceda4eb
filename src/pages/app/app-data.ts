import type { Params } from 'react-router';
import { illustrate } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';

export type AppData = NonNullable<ReturnType<typeof appData>>;

/** A project's own page; undefined where no project has the slug. */
export function appData(source: PageSource, { slug }: Params) {
  const { content, t } = source;
  const project = content.projects.find((one) => one.slug === slug);
  if (!project) return undefined;
  const { title, description, story, live, repository, technologies, hosting, tint, picture, kind } = project;
  return {
    meta: {
      title: t('meta_app_title', { name: t(title) }),
      description: t(description),
      ...(kind === 'template' && { noindex: true }),
    },
    slug: project.slug,
    title: t(title),
    description: t(description),
    story: story.map((paragraph) => t(paragraph)),
    live,
    repository,
    technologies,
    hosting: hosting.map(({ part, provider }) => ({ part: t(part), provider })),
    tint,
    picture: illustrate(source, picture, project.slug),
  };
}
