import type { Content } from '../../content/content.ts';
import type { Skill } from '../../content/schemas.ts';

/** Projects made with a skill, articles tagged with it, jobs that need it. The template project does not count. */
export function evidenceOf(skill: Skill, { projects, articles, career }: Content) {
  const technologies = [skill.name, ...(skill.technologies ?? [])];
  return {
    projects: projects.filter(
      ({ kind, technologies: used }) => kind !== 'template' && used.some((one) => technologies.includes(one)),
    ),
    articles: articles.filter(({ tags }) => skill.tag !== undefined && tags.includes(skill.tag)),
    jobs: career.filter(({ skills }) => skills.includes(skill.key)),
  };
}

/** Skills without evidence. */
export function skillsWithoutEvidence(content: Content): Skill[] {
  return content.skills.filter((skill) => Object.values(evidenceOf(skill, content)).every((list) => list.length === 0));
}
