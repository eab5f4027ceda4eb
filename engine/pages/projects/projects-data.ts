import type { PageSource } from '../page-data.ts';
import { summarizeFiller, summarizeProject } from '../summaries.ts';
import { listTechnologies } from './technologies.ts';

export type ProjectsData = ReturnType<typeof makeData>;

/**
 * The projects of the kind `app` in the page’s language, with fillers and the technologies by which they are filtered.
 */
export function makeData(source: PageSource) {
  const { content, t } = source;
  const apps = content.projects.filter(({ kind }) => kind === 'app');
  return {
    meta: { title: t('meta_apps_title'), description: t('meta_apps_description') },
    projects: apps.map((project) => ({ ...summarizeProject(project, source), size: project.size })),
    technologies: listTechnologies(apps),
    fillers: content.fillers.map((filler) => summarizeFiller(filler, source)),
  };
}
