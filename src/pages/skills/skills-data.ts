import type { Skill } from '../../content/schemas.ts';
import { iconFileName } from '../../ui/icons.ts';
import { markFolder } from '../../ui/picture/picture-source.ts';
import type { PageSource } from '../page-data.ts';

export type SkillsData = ReturnType<typeof skillsData>;

/** The name of a skill in the page's language. */
export function skillName({ key, name, label }: Skill, { t }: Pick<PageSource, 't'>): string {
  return name ?? (label ? t(label) : key);
}

/** Address of a skill's brand mark. */
const markAddress = ({ icon }: Skill): string => `${markFolder}${iconFileName(icon)}.svg`;

export function skillsData(source: PageSource) {
  const { content, t } = source;
  return {
    meta: { title: t('meta_skills_title'), description: t('meta_skills_description') },
    skills: content.skills.map((skill) => ({
      key: skill.key,
      name: skillName(skill, source),
      mark: markAddress(skill),
    })),
  };
}
