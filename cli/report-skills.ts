/** Part of `npm run check`: lists the skills that no project, article or job shows, and that are not said to be learnt still. */

import { ContentError } from '../src/content/problems.ts';
import { readContent } from '../src/content/read-content.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { skillsWithoutEvidence } from '../src/pages/skills/skill-evidence.ts';

try {
  const unshown = skillsWithoutEvidence(await readContent(siteRoot)).filter(({ learning }) => !learning);
  console.log(`skills that nothing shows yet: ${unshown.map(({ key }) => key).join(', ') || 'none'}`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
