/**
 * `npm run languages -- add|remove|hold|offer <code>`: adds a language to the site, takes one away, holds one back or
 * offers it, whole. Exits with 1 where it was not done, with 2 where it was asked for wrongly.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Changes, makeChanges, Refusal } from '../src/content/languages/changes.ts';
import { findMentions, planAdd, planOffer, planRemove } from '../src/content/languages/plan.ts';
import { ContentError } from '../src/content/problems.ts';
import { siteRoot } from '../src/content/site-root.ts';

const usage = `npm run languages -- add <code>      a new language, held back: its words are scaffolded
npm run languages -- remove <code>   every file of the language, and its record
npm run languages -- hold <code>     the language is shown nowhere; its addresses lead to English
npm run languages -- offer <code>    the language is shown; it must be complete, or have fallback: source

<code> is the prefix of the addresses: sv, pt-BR. What is changed lies in content/.
  --name "…"   with add: what the language calls itself, where CLDR does not know
  --force      although git could not bring back what stands in content/ now
  --help       this text`;

interface Command {
  plan: (code: string, name?: string) => Changes;
  /** What to do next, a line each. */
  next: (code: string) => string[];
}

const commands: Readonly<Record<string, Command>> = {
  add: {
    plan: (code, name) => planAdd(siteRoot, code, name),
    next: (code) => [
      `Translate content/words/${code}.yaml and content/projects/*/${code}.mdx; npm run translations lists what is missing.`,
      `npm run translations accept ${code}   when you have read it`,
      `npm run languages -- offer ${code}    when it is complete, or has fallback: source in content/site.yaml`,
    ],
  },
  remove: {
    plan: (code) => planRemove(siteRoot, code),
    next: (code) => {
      const files = findMentions(siteRoot, code);
      return files.length > 0 ? [`Look at what else may name ${code}:`, ...files.map((file) => `  ${file}`)] : [];
    },
  },
  hold: { plan: (code) => planOffer(siteRoot, code, false), next: () => [] },
  offer: { plan: (code) => planOffer(siteRoot, code, true), next: () => [] },
};

function misuse(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean' }, force: { type: 'boolean' }, name: { type: 'string' } },
    });
  } catch (error) {
    return misuse((error as Error).message);
  }
}

/** Refuses where git could not bring the content back. */
function checkTree(): void {
  let status: string;
  try {
    const git = ['status', '--porcelain', '--', 'content'];
    status = execFileSync('git', git, { cwd: siteRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    throw new Refusal('content/ is in no git repository, so nothing could be undone: --force does it all the same');
  }
  if (status)
    throw new Refusal(`content/ has changes that git does not know, commit them first, or --force:\n${status}`);
}

const signOf = (file: string, text: string | undefined) =>
  text === undefined ? '-' : existsSync(join(siteRoot, file)) ? '~' : '+';

const { values, positionals } = readArguments();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [name = '', code = '', ...rest] = positionals;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || !code || rest.length > 0)
  misuse(name && !command ? `there is no command ${name}` : 'a command and a language are expected');
if (values.name !== undefined && name !== 'add') misuse('--name goes with add');

try {
  if (!values.force) checkTree();
  const changes = command.plan(code, values.name);
  for (const [file, text] of changes) console.log(`${signOf(file, text)} ${file}`);
  // What reads the whole content takes a while to load: only where it is needed.
  const { checkChanges } = await import('../src/content/languages/check-changes.ts');
  if (changes.size > 0) await checkChanges(siteRoot, changes);
  makeChanges(siteRoot, changes);
  console.log(
    changes.size > 0
      ? `Done.${values.force ? '' : ' To undo it: git restore content && git clean -fd content'}`
      : 'It is so already.',
  );
  for (const line of command.next(code)) console.log(line);
} catch (error) {
  const told = error instanceof Refusal || error instanceof ContentError;
  console.error(told ? error.message : error);
  console.error('Nothing was written.');
  process.exitCode = 1;
}
