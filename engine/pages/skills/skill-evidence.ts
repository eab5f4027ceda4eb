import type { Content } from '../../content/content.ts';
import type { Skill } from '../../content/schemas.ts';

/**
 * What shows a skill: the projects made with it, the articles tagged with it, the jobs that need it.
 * Derived from the content; the template project shows nothing.
 */
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

/** The skills that nothing shows yet. */
export function skillsWithoutEvidence(content: Content): Skill[] {
  return content.skills.filter((skill) => Object.values(evidenceOf(skill, content)).every((list) => list.length === 0));
}
