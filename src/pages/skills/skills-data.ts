import type { Skill } from '../../content/schemas.ts';
import { address } from '../../site/addresses.ts';
import { articlePage, projectPage, type SitePage } from '../../site/pages.ts';
import { siteMapOf } from '../../site/site-map.ts';
import { iconId } from '../../ui/icon-name.ts';
import { markFolder } from '../../ui/picture/picture-source.ts';
import type { PageSource } from '../page-data.ts';
import { translationOf } from '../summaries.ts';
import { evidenceOf } from './skill-evidence.ts';

export type SkillsData = ReturnType<typeof makeData>;

/** The name of a skill in the page's language. */
export function skillName({ key, name, label }: Skill, { t }: Pick<PageSource, 't'>): string {
  return name ?? (label ? t(label) : key);
}

/** Address of a skill's brand mark. */
const markAddress = ({ icon }: Skill): string => address(`${markFolder}${iconId(icon)}.svg`);

export function makeData(source: PageSource) {
  const { content, t } = source;
  return {
    meta: { title: t('meta_skills_title'), description: t('meta_skills_description') },
    skills: content.skills.map((skill) => ({
      key: skill.key,
      name: skillName(skill, source),
      mark: markAddress(skill),
      learning: skill.learning === true,
      evidence: summarizeEvidence(skill, source),
    })),
  };
}

/** What shows a skill, under a heading; without a page it is named alone. */
interface Evidence {
  title: string;
  links: { text: string; to: SitePage | undefined }[];
}

/** Groups of links to what shows a skill; empty groups are left out. */
function summarizeEvidence(skill: Skill, { content, language, t }: PageSource): Evidence[] {
  const { projects, articles, jobs } = evidenceOf(skill, content);
  return [
    {
      title: t('skills_evidence_projects'),
      links: projects.map((project) => ({ text: t(project.title), to: projectPage(project) })),
    },
    {
      title: t('skills_evidence_articles'),
      links: articles.map((article) => ({
        text: translationOf(article, language).title,
        to: articlePage(article),
      })),
    },
    {
      title: t('skills_evidence_jobs'),
      links: jobs.map(({ position, company }) => ({
        text: `${t(position)}, ${t(company)}`,
        // With a job there is a career; held back, its name alone is told.
        to: siteMapOf(content).find({ page: 'career' }),
      })),
    },
  ].filter(({ links }) => links.length > 0);
}
