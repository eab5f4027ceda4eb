import { readContent } from '../../content/read-content.ts';
import { localDay } from '../../i18n/days.ts';
import { newArticle } from './new-article.ts';
import { newJob } from './new-job.ts';
import { newPage } from './new-page.ts';
import { newProject } from './new-project.ts';
import { newSkill } from './new-skill.ts';
import type { NewCommand, Plan } from './plan.ts';

const kinds: Readonly<Record<string, (command: NewCommand) => Promise<Plan>>> = {
  article: newArticle,
  project: newProject,
  job: newJob,
  skill: newSkill,
  page: newPage,
};

/**
 * Plans new content, and asks for missing options.
 * @throws UsageError if something is missing or wrong, CommandFailed if it exists already, ContentError if the
 * existing content is wrong
 */
export async function makePlan(kind: string, command: Omit<NewCommand, 'content' | 'today'>): Promise<Plan> {
  const make = kinds[kind];
  if (!make) throw new Error(`no such kind: ${kind}`);
  return make({ ...command, content: await readContent(command.root), today: localDay(new Date()) });
}
