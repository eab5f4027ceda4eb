import { CommandFailed, newCommand } from './support/command-line.ts';

export const command = newCommand('doctor')
  .summary('lists what is not yours yet, and what would break')
  .description(
    'lists placeholders (addresses in reserved domains, samples, lines with ✎), and what would break; it writes nothing',
  )
  .action(async () => {
    const { describeCount, findAllProblems } = await import('./doctor/find-all-problems.ts');
    const { describeProblem } = await import('../content/problems.ts');
    const { siteRoot } = await import('../content/site-root.ts');
    const problems = await findAllProblems(siteRoot);
    if (problems.length === 0) return console.log('No problems: npm run build -- --release builds the site.');
    for (const problem of problems) console.log(describeProblem(problem));
    throw new CommandFailed(
      `${describeCount(problems)}. npm run build -- --release refuses to build until they are solved.`,
    );
  });
