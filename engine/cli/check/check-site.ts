import { writeTypes } from '../../build/types/write-types.ts';
import type { Content } from '../../content/content.ts';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { skillsWithoutEvidence } from '../../pages/skills/skill-evidence.ts';
import { runBuild } from '../build/run-build.ts';
import { CommandFailed } from '../support/command-line.ts';
import { report } from '../translations/actions.ts';
import { checkHeads } from './check-heads.ts';
import { checkTypes } from './check-types.ts';

/** Checks a site in several ways and builds it; throws at the end, when all problems have been listed. */
export async function checkSite(host: string): Promise<void> {
  const content = await readContent(siteRoot);
  writeTypes(siteRoot, content.dictionaries[sourceLanguage] ?? {});
  const wrong: string[] = [];
  if (!checkTypes(siteRoot)) wrong.push('types');
  const stale = report();
  if (stale.length > 0) wrong.push(`stale translations (${stale.join(', ')})`);
  await runBuild(host);
  if (!(await checkHeads(content))) wrong.push('pages that share a title or a description');
  showSkills(content);
  if (wrong.length > 0) throw new CommandFailed(`Not right yet: ${wrong.join('; ')}.`);
}

function showSkills(content: Content): void {
  const skills = skillsWithoutEvidence(content).filter(({ learning }) => !learning);
  if (skills.length > 0)
    console.log(`skills that no project, article or job shows: ${skills.map(({ key }) => key).join(', ')}`);
}
