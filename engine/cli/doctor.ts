import { newCommand } from './support/command-line.ts';

/**
 * `fitout doctor`: lists placeholders and errors in the content; exits with 1 if there are any. It writes nothing.
 */
export const command = newCommand('doctor')
  .summary('lists placeholders and errors in the content')
  .description(
    'lists placeholders (addresses in reserved domains, samples, lines with ✎, sentences of fitout init) and errors, then texts of fitout init that may stay. It writes nothing',
  )
  .action(async () => {
    const { describeAll, findAdvice, findAllProblems } = await import('./doctor/find-all-problems.ts');
    const { describeProblem } = await import('../content/problems.ts');
    const { siteRoot } = await import('../content/site-root.ts');
    const problems = await findAllProblems(siteRoot);
    if (problems.length === 0) console.log('No problems: npm run build -- --release builds the site.');
    else {
      process.exitCode = 1;
      console.log(`${describeAll(problems)}. npm run build -- --release refuses to build until they are fixed.`);
    }
    const advice = findAdvice(siteRoot);
    if (advice.length > 0)
      console.log(['', 'These texts may stay, or you can write your own:', ...advice.map(describeProblem)].join('\n'));
  });
