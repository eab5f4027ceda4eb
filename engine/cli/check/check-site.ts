import { writeTypes } from '../../build/types/write-types.ts';
import type { Content } from '../../content/content.ts';
import { describeProblem } from '../../content/problems.ts';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { skillsWithoutEvidence } from '../../pages/skills/skill-evidence.ts';
import { runBuild } from '../build/run-build.ts';
import { reportTranslations } from '../translations/actions.ts';
import { checkHeads } from './check-heads.ts';
import { checkTexts } from './check-texts.ts';
import { checkTypes } from './check-types.ts';
import { findUnusedTexts } from './find-unused-texts.ts';

/**
 * Checks a site in several ways and builds it. Lists problems, which set the exit code to 1, and then advice.
 */
export async function checkSite(host: string): Promise<void> {
  const content = await readContent(siteRoot);
  writeTypes(siteRoot, content.dictionaries[sourceLanguage] ?? {});
  const failed: string[] = [];
  if (!checkTypes(siteRoot)) failed.push('types');
  const reports = reportTranslations();
  const stale = reports.filter((report) => report.stale);
  for (const { lines } of stale) console.log(lines.join('\n'));
  if (stale.length > 0) failed.push(`stale translations (${stale.map(({ code }) => code).join(', ')})`);
  const codes = content.site.languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
  const textProblems = checkTexts(siteRoot, codes);
  for (const problem of textProblems) console.log(describeProblem(problem));
  if (textProblems.length > 0) failed.push('translations that break a rule of a glossary or note');
  const buildLines = await runBuild(host);
  const heads = await checkHeads(content);
  for (const line of heads.doubled) console.log(line);
  if (heads.doubled.length > 0) failed.push('pages that share a title or a description');
  if (failed.length > 0) {
    console.log(`Problems: ${failed.join('; ')}.`);
    process.exitCode = 1;
  }
  const translationLines = reports.flatMap(({ lines, advice, stale }) => [...(stale ? [] : lines), ...advice]);
  for (const line of [
    ...translationLines,
    ...buildLines,
    ...heads.advice,
    ...describeSkills(content),
    ...describeTexts(content),
  ])
    console.log(line);
}

function describeTexts(content: Content): string[] {
  const unused = findUnusedTexts(siteRoot, content);
  return unused.length > 0 ? [`texts whose keys are used nowhere: ${unused.join(', ')}`] : [];
}

function describeSkills(content: Content): string[] {
  const skills = skillsWithoutEvidence(content).filter(({ learning }) => !learning);
  if (skills.length === 0) return [];
  return [`skills that no project, article or job uses: ${skills.map(({ key }) => key).join(', ')}`];
}
