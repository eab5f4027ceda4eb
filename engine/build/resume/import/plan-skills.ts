import { slugOf } from '../../../content/languages/plain-letters.ts';
import { findSkillIcon } from '../../../content/pictures/skill-icon.ts';
import type { Skill } from '../../../content/schemas.ts';
import { freeNames, matchEntries } from './keys.ts';
import { type PlanInput, reportDropped } from './plan-parts.ts';

/** Normalises a name for comparison: `Node.js`, `NodeJS` and `node` are one. */
export const comparisonKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/(?<=.{2})\.?js$/, '');

/** The skills: keywords, or the name of a group without any. Known skills keep their icon and links. */
export function planSkills(input: PlanInput): ReadonlyMap<string, string> {
  const { resume, content, plan, textOf } = input;
  const groups = resume.skills ?? [];
  const names = new Map<string, string>();
  for (const name of groups.flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : (name ?? []))))
    if (!names.has(comparisonKey(name))) names.set(comparisonKey(name), name);
  const nameOf = ({ key, name, label }: Skill) => name ?? textOf(label) ?? key;
  if (names.size === 0) return new Map(content.skills.map((skill) => [skill.key, nameOf(skill)]));
  const known = new Map(content.skills.map((skill) => [comparisonKey(nameOf(skill)), skill]));
  const skills = new Map<string, Skill>();
  for (const [plain, name] of names) {
    const skill = known.get(plain) ?? { key: slugOf(name) || 'other', name, icon: findSkillIcon(name).icon };
    let key = skill.key;
    for (let number = 2; skills.has(key); number++) key = `${skill.key}-${number}`;
    skills.set(key, { ...skill, key });
  }
  const keys = [...skills.keys()];
  plan.fields.push({ file: 'skills.yaml', path: [], value: [...skills.values()] });
  const shown = content.profile.skills.filter((key) => skills.has(key));
  const more = keys.filter((key) => !shown.includes(key));
  plan.fields.push({ file: 'profile.yaml', path: ['skills'], value: [...shown, ...more].slice(0, 15) });
  plan.imported.push(`skills: ${keys.length}`);
  const unmarked = [...names].filter(([plain, name]) => !known.has(plain) && findSkillIcon(name).monogram).length;
  if (unmarked > 0)
    plan.skipped.push(
      `skills: ${unmarked} have a letter as their icon, because no brand icon was found: choose icons in skills.yaml`,
    );
  planGroups(input, new Map([...skills].map(([key, skill]) => [comparisonKey(nameOf(skill)), key])));
  reportDropped(plan, 'skills', groups, { level: 'the site shows where a skill was used instead' });
  return new Map([...skills].map(([key, skill]) => [key, nameOf(skill)]));
}

function planGroups({ resume, content, plan, textOf }: PlanInput, keys: ReadonlyMap<string, string>): void {
  const groups = (resume.skills ?? []).filter(({ name, keywords = [] }) => name && keywords.length > 0);
  const before = content.resume.skills ?? [];
  if (groups.length === 0 && before.length === 0) return;
  const known = matchEntries(groups, before, ({ name }, { title }) => textOf(title) === name);
  const freeName = freeNames(
    'resume_skills',
    [...known.values()].map(({ title }) => title),
  );
  const value = groups.map((group) => {
    const title = known.get(group)?.title ?? freeName();
    plan.texts.set(title, group.name ?? '');
    return {
      title,
      skills: [...new Set((group.keywords ?? []).flatMap((name) => keys.get(comparisonKey(name)) ?? []))],
    };
  });
  plan.fields.push({ file: 'resume.yaml', path: ['skills'], value: value.length > 0 ? value : undefined });
  plan.imported.push(`skills in groups: ${groups.map(({ name }) => name).join(', ')}`);
  const single = (resume.skills ?? []).filter(({ name, keywords = [] }) => name && keywords.length === 0);
  if (groups.length > 0 && single.length > 0)
    plan.skipped.push(
      `skills without a group (${single.map(({ name }) => name).join(', ')}): the resume shows skills in groups: add them to a group in resume.yaml`,
    );
}
