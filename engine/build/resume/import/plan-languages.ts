import { nameInMessages } from '../../../content/languages/source-language.ts';
import { freeNames, matchEntries } from './keys.ts';
import { linkedInLevels } from './linkedin/levels.ts';
import type { PlanInput } from './plan-parts.ts';

/** The spoken languages, with the code (ISO 639-1) of those whose name is known in English or the default language. */
export function planLanguages({ resume, content, plan, textOf }: PlanInput): void {
  const spoken = (resume.languages ?? []).filter(({ language }) => language);
  if (spoken.length === 0) return;
  const source = content.site.languages[0]?.code ?? 'en';
  const codeIn = (language: string) => codeOf(language, 'en') ?? codeOf(language, source);
  const known = matchEntries(
    spoken,
    content.resume.languages,
    ({ language }, { name }) => textOf(name) === language,
    ({ language = '' }, { code }) => code !== undefined && codeIn(language) === code,
  );
  const freeName = freeNames(
    'resume_language',
    [...known.values()].map(({ name }) => name),
  );
  const languages = spoken.map((one) => {
    const { language = '', fluency } = one;
    const old = known.get(one);
    const code = old ? old.code : codeIn(language);
    const base = old?.name.replace(/_name$/, '') ?? freeName();
    const [name, level] = [old?.name ?? `${base}_name`, old?.level ?? `${base}_level`];
    plan.texts.set(name, language);
    if (fluency) plan.texts.set(level, fluency);
    return { ...(code && { code }), name, ...(fluency && { level }) };
  });
  plan.fields.push({ file: 'resume.yaml', path: ['languages'], value: languages });
  if (source !== 'en' && spoken.some(({ fluency }) => fluency && linkedInLevels.test(fluency)))
    plan.skipped.push(
      `languages: LinkedIn names the levels in English: translate them into ${nameInMessages(source)} in words/${source}.yaml`,
    );
  plan.imported.push(`languages: ${spoken.map(({ language }) => language).join(', ')}`);
}

function codeOf(language: string, displayLanguage: string): string | undefined {
  const names = new Intl.DisplayNames(displayLanguage, { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === language.toLowerCase());
}
