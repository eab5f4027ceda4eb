import { NotDone, newCommand } from './support/command-line.ts';

/** `fitout doctor`: lists placeholders and what would break; then exits with 1. */
export const command = newCommand('doctor')
  .summary('lists what is not yours yet, and what would break')
  .description(
    'lists placeholders (addresses in reserved domains, samples, lines with ✎), and what would break; it writes nothing',
  )
  .action(async () => {
    const { countOf, examine } = await import('./doctor/examine.ts');
    const { describeProblem } = await import('../content/problems.ts');
    const { siteRoot } = await import('../content/site-root.ts');
    const problems = await examine(siteRoot);
    if (problems.length === 0) return console.log('Nothing is open: npm run build -- --release builds the site.');
    for (const problem of problems) console.log(describeProblem(problem));
    throw new NotDone(
      `${countOf(problems)}. npm run build -- --release waits for ${problems.length === 1 ? 'it' : 'them'}.`,
    );
  });
