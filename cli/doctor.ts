/** `npm run doctor`: lists placeholders, and what would break; exits with 1 then. */
import { describeProblem } from '../src/content/problems.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { NotDone, runCommand } from './support/command-line.ts';

await runCommand(
  {
    name: 'npm run doctor',
    about:
      'lists placeholders (addresses in reserved domains, samples, lines with ✎), and what would break. It writes nothing.',
    options: {},
  },
  async () => {
    const { countOf, examine } = await import('./doctor/examine.ts');
    const findings = await examine(siteRoot);
    if (findings.length === 0) return console.log('Nothing is open: npm run build -- --release builds the site.');
    for (const finding of findings) console.log(describeProblem(finding));
    throw new NotDone(
      `${countOf(findings)}. npm run build -- --release waits for ${findings.length === 1 ? 'it' : 'them'}.`,
    );
  },
);
