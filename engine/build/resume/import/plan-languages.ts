import { continueEntries, freeNames } from './keys.ts';
import type { PlanInput } from './plan-parts.ts';

export function planLanguages({ resume, content, plan, said }: PlanInput): void {
  const spoken = (resume.languages ?? []).filter(({ language }) => language);
  if (spoken.length === 0) return;
  const known = continueEntries(
    spoken,
    content.resume.languages,
    ({ language }, { name }) => said(name) === language,
    ({ language = '' }, { code }) => code !== undefined && codeOf(language) === code,
  );
  const freeName = freeNames(
    'resume_language',
    [...known.values()].map(({ name }) => name),
  );
  const languages = spoken.map((one) => {
    const { language = '', fluency } = one;
    const old = known.get(one);
    const code = old ? old.code : codeOf(language);
    const base = old?.name.replace(/_name$/, '') ?? freeName();
    const [name, level] = [old?.name ?? `${base}_name`, old?.level ?? `${base}_level`];
    plan.texts.set(name, language);
    if (fluency) plan.texts.set(level, fluency);
    return { ...(code && { code }), name, ...(fluency && { level }) };
  });
  plan.fields.push({ file: 'resume.yaml', path: ['languages'], value: languages });
  plan.taken.push(`languages: ${spoken.map(({ language }) => language).join(', ')}`);
}

function codeOf(language: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === language.toLowerCase());
}
