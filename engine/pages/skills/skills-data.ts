import type { Skill } from '../../content/schemas.ts';
import { tagOf } from '../../i18n/languages.ts';
import { address, pageAddress, type SitePath } from '../../routes/addresses.ts';
import { articlePage, projectPage } from '../../routes/pages.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import { iconId } from '../../ui/icon-name.ts';
import { marksFile } from '../../ui/picture/picture-source.ts';
import { jobAnchors } from '../career/career-data.ts';
import type { PageSource } from '../page-data.ts';
import { listTechnologies, writeTechnology } from '../projects/technologies.ts';
import { translationOf } from '../summaries.ts';
import { fitLanguages } from './fit/words.ts';
import { evidenceOf } from './skill-evidence.ts';

export type SkillsData = ReturnType<typeof makeData>;

/** The name of a skill in the language of `t`. Most skills have the same name in all languages. */
export function skillName({ key, name, label }: Skill, { t }: Pick<PageSource, 't'>): string {
  return name ?? (label ? t(label) : key);
}

/** The fragment of a skill on its page. */
export const skillAnchor = ({ key }: Pick<Skill, 'key'>): string => `skill-${key}`;

/** Whether the comparison reads advertisements in the language of a page. */
const isCompared = (language: string): boolean =>
  fitLanguages.some((code) => code === new Intl.Locale(tagOf(language)).language);

/** Path of the comparison’s data in a language, loaded on first use. */
export const fitIndexPath = (language: string): SitePath => `/indexes/fit-${language}.json`;

const markAddress = ({ icon }: Skill): string => `${address(marksFile)}#${iconId(icon)}`;

/** The skills of `skills.yaml` with their evidence, in the page’s language. */
export function makeData(source: PageSource) {
  const { content, t } = source;
  return {
    meta: { title: t('meta_skills_title'), description: t('meta_skills_description') },
    /** The address of the comparison’s data; undefined if disabled or not available in the page’s language. */
    fitIndex:
      content.site.fit === false || !isCompared(source.language) ? undefined : address(fitIndexPath(source.language)),
    skills: content.skills.map((skill) => ({
      anchor: skillAnchor(skill),
      name: skillName(skill, source),
      mark: markAddress(skill),
      learning: skill.learning === true,
      evidence: summarizeEvidence(skill, source),
    })),
  };
}

/** A link to the projects page filtered by a skill, if the page has the filter and it finds several projects. */
function listOfProjects({ name, technologies = [] }: Skill, { content, language, t }: PageSource): Evidence['links'] {
  const page = siteMapOf(content).find({ page: 'projects' });
  const known = listTechnologies(content.projects.filter(({ kind }) => kind === 'app'));
  const made = known.find((one) => [name, ...technologies].includes(one.name) && one.projects.length > 1);
  if (!page || !made) return [];
  const href = `${pageAddress(page, language)}${writeTechnology('', made.name)}` as SitePath;
  return [{ text: t('skills_on_projects_page', { name: made.name }), href }];
}

interface Evidence {
  title: string;
  links: { text: string; href: SitePath | undefined }[];
}

/** The evidence for a skill as links in the page’s language, without empty kinds. */
export function summarizeEvidence(skill: Skill, source: PageSource): Evidence[] {
  const { content, language, t } = source;
  const { projects, articles, jobs } = evidenceOf(skill, content);
  const anchors = jobAnchors(content.career);
  // If the career page is disabled, jobs have no link.
  const career = siteMapOf(content).find({ page: 'career' });
  return [
    {
      title: t('skills_evidence_projects'),
      links: [
        ...projects.map((project) => ({ text: t(project.title), href: pageAddress(projectPage(project), language) })),
        ...listOfProjects(skill, source),
      ],
    },
    {
      title: t('skills_evidence_articles'),
      links: articles.map((article) => ({
        text: translationOf(article, language).title,
        href: pageAddress(articlePage(article), language),
      })),
    },
    {
      title: t('skills_evidence_jobs'),
      links: jobs.map((job) => ({
        text: `${t(job.position)}, ${t(job.company)}`,
        href: career && (`${pageAddress(career, language)}#${anchors[content.career.indexOf(job)]}` as SitePath),
      })),
    },
  ].filter(({ links }) => links.length > 0);
}
