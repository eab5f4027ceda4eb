import { findIcon } from '../../../src/content/icon-sets.ts';
import type { Skill } from '../../../src/content/schemas.ts';
import type { IconName } from '../../../src/ui/icon-name.ts';
import type { PlanInput } from './plan.ts';
import { slugOf } from './slug.ts';

/**
 * The skills: keywords one by one, or the name of a group that has none. What is known keeps its mark and its links.
 * @returns the keys of the skills that there will be
 */
export function planSkills({ resume, content, plan, english }: PlanInput): ReadonlySet<string> {
  const groups = resume.skills ?? [];
  const names = new Map(
    groups
      .flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : (name ?? [])))
      .map((name) => [name.toLowerCase(), name]),
  );
  if (names.size === 0) return new Set(content.skills.map(({ key }) => key));
  const known = new Map(content.skills.map((skill) => [(skill.name ?? english(skill.label))?.toLowerCase(), skill]));
  const skills = new Map<string, Skill>();
  for (const [lower, name] of names) {
    const skill = known.get(lower) ?? { key: slugOf(name), name, icon: iconOf(name) };
    let key = skill.key;
    for (let number = 2; skills.has(key); number++) key = `${skill.key}-${number}`;
    skills.set(key, { ...skill, key });
  }
  const keys = [...skills.keys()];
  plan.fields.push({ file: 'content/skills.yaml', path: [], value: [...skills.values()] });
  const shown = content.profile.skills.filter((key) => skills.has(key));
  const more = keys.filter((key) => !shown.includes(key));
  plan.fields.push({ file: 'content/profile.yaml', path: ['skills'], value: [...shown, ...more].slice(0, 15) });
  plan.taken.push(`skills: ${keys.length}`);
  const unmarked = [...skills.values()].filter(({ icon }) => icon === plainIcon).length;
  if (unmarked > 0)
    plan.left.push(`skills: ${unmarked} have no brand mark: choose an icon for them in content/skills.yaml`);
  const grouped = groups.filter(({ name, keywords = [] }) => name && keywords.length > 0);
  if (grouped.length > 0)
    plan.left.push(`skills: the site has no groups (${grouped.map(({ name }) => name).join(', ')})`);
  return new Set(keys);
}

const plainIcon = 'lucide:wrench';

/** The mark of a technology where the sets have one; names such as C# would find the mark of C. */
function iconOf(name: string): IconName {
  const sets = /^[a-z0-9]+$/i.test(name) ? (['devicon', 'simple-icons'] as const) : [];
  return sets.map((set) => `${set}:${name.toLowerCase()}` as const).find((icon) => findIcon(icon)) ?? plainIcon;
}
