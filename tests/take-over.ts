/**
 * `npm run test:take-over`, a part of `npm run test:all`: the project as another owner has it, with another `content/` and
 * no other change. It is checked, built and swept in a folder of its own; what fails ends it, and the folder stays.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../src/content/site-root.ts';
import { writeOwnersContent } from './support/take-over.ts';
import { filesIn, findLeaks, readVocabulary } from './support/vocabulary.ts';

const root = mkdtempSync(join(tmpdir(), 'take-over-'));
console.log(`The project of another owner, in ${root}`);

/** The owner sets none of the variables by which the project's tests are steered. */
const { SITE: _site, TEST_ALL: _all, ...env } = process.env;
const run = (command: string, ...parameters: string[]) => {
  console.log(`+ ${[command, ...parameters].join(' ')}`);
  execFileSync(command, parameters, { cwd: root, env, stdio: 'inherit' });
};
const git = (cwd: string, ...parameters: string[]) =>
  execFileSync('git', parameters, { cwd, encoding: 'utf8' }).split('\0').filter(Boolean);

const files = git(
  projectRoot,
  'ls-files',
  '-z',
  '--cached',
  '--others',
  '--exclude-standard',
  ':!content',
  ':!node_modules',
);
for (const file of files.filter((one) => existsSync(join(projectRoot, one))))
  cpSync(join(projectRoot, file), join(root, file));
symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
await writeOwnersContent(root);
// A link is no folder, which is what .gitignore names.
const project = [':!content', ':!node_modules'];
git(root, 'init', '--quiet');
git(root, 'add', '--all', ...project);

run('npm', 'run', 'translations', '--', 'accept', 'sv');
run('npm', 'run', 'check');
run('npm', 'run', 'build');
run('npm', 'run', 'heads');
run('npx', 'html-validate', 'dist/**/*.html');
run('npx', 'vitest', 'run', '--project', 'build');
run('npx', 'playwright', 'test');

const touched = [
  ...git(root, 'diff', '--name-only', '-z', '--', ...project),
  ...git(root, 'ls-files', '-z', '--others', '--exclude-standard', '--', ...project),
];
if (touched.length > 0) throw new Error(`outside of content/ there was changed: ${touched.join(', ')}`);
const vocabulary = readVocabulary();
const dist = join(root, 'dist');
const leaks = vocabulary ? findLeaks(vocabulary, dist, filesIn(dist)) : [];
if (leaks.length > 0) throw new Error(`the other owner's site says what is said here:\n${leaks.join('\n')}`);
rmSync(root, { recursive: true });
console.log('Another owner needs content/ and nothing else.');
