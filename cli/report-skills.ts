/** Part of `npm run check`: lists the skills that no project, article or job shows; the site calls them learning. */

import { ContentError } from '../src/content/problems.ts';
import { readContent } from '../src/content/read-content.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { skillsWithoutEvidence } from '../src/pages/skills/skill-evidence.ts';

try {
  const learning = skillsWithoutEvidence(await readContent(siteRoot));
  console.log(`skills that nothing shows yet: ${learning.map(({ key }) => key).join(', ') || 'none'}`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
