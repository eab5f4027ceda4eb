import { newCommand } from './support/command-line.ts';

/**
 * `fitout doctor`: lists what is not the owner’s yet and what would break; exits with 1 where something is. It writes
 * nothing.
 */
export const command = newCommand('doctor')
  .summary('lists what is not yours yet, and what would break')
  .description(
    'lists placeholders (addresses in reserved domains, samples, lines with ✎, sentences of fitout init), and what would break; then what may stay as fitout init wrote it. It writes nothing',
  )
  .action(async () => {
    const { describeAll, findAdvice, findAllProblems } = await import('./doctor/find-all-problems.ts');
    const { describeProblem } = await import('../content/problems.ts');
    const { siteRoot } = await import('../content/site-root.ts');
    const problems = await findAllProblems(siteRoot);
    if (problems.length === 0) console.log('No problems: npm run build -- --release builds the site.');
    else {
      process.exitCode = 1;
      console.log(`${describeAll(problems)}. npm run build -- --release refuses to build until they are solved.`);
    }
    const advice = findAdvice(siteRoot);
    if (advice.length > 0)
      console.log(['', 'These may stay, or be said in your own words:', ...advice.map(describeProblem)].join('\n'));
  });
