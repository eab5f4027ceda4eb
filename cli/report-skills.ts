/** Part of `npm run check`: lists the skills that no project, article or job shows, and that are not said to be learnt still. */
import { readContent } from '../src/content/read-content.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { skillsWithoutEvidence } from '../src/pages/skills/skill-evidence.ts';
import { runCommand } from './support/command-line.ts';

await runCommand(
  {
    name: 'node cli/report-skills.ts',
    about: 'lists the skills that no project, article or job shows. It writes nothing.',
    options: {},
  },
  async () => {
    const unshown = skillsWithoutEvidence(await readContent(siteRoot)).filter(({ learning }) => !learning);
    console.log(`skills that nothing shows yet: ${unshown.map(({ key }) => key).join(', ') || 'none'}`);
  },
);
