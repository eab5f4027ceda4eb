import { freeNames, keysOfTexts } from './keys.ts';
import type { PlanInput } from './plan-parts.ts';

/** The interests, as hobbies. One that stays or is reworded keeps its icon. */
export function planInterests({ resume, content, plan, textOf }: PlanInput): void {
  const interests = (resume.interests ?? []).flatMap(({ name, keywords = [] }) =>
    name ? (keywords.length > 0 ? `${name}: ${keywords.join(', ')}` : name) : [],
  );
  if (interests.length === 0) return;
  const { hobbies } = content.profile;
  const labels = hobbies.map(({ label }) => label);
  const keys = keysOfTexts(interests, labels, textOf, freeNames('hobbies', labels));
  const value = keys.map((label, index) => {
    plan.texts.set(label, interests[index] ?? '');
    return { label, icon: hobbies.find((one) => one.label === label)?.icon ?? 'lucide:heart' };
  });
  plan.fields.push({ file: 'profile.yaml', path: ['hobbies'], value });
  plan.imported.push(`interests: ${value.length}, as hobbies`);
}
