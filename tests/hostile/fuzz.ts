import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { copySite } from '../../engine/content/files/copy-site.ts';
import { siteFiles } from '../../engine/content/files/site-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { runCommand, stackTrace } from './run-command.ts';

// `npm run test:hostile -- --fuzz 10`: damages files of the tests' own site for ten minutes. The content must be
// valid or be rejected with a content error, and some of the valid sites are built. `--seed` repeats a run.
const { values } = parseArgs({ options: { fuzz: { type: 'string', default: '10' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const end = Date.now() + Number(values.fuzz) * 60_000;
if (Number.isNaN(end) || Number.isNaN(seed)) throw new Error('--fuzz and --seed must be numbers');

const site = join(projectRoot, 'tests/fixtures/site');
const root = join(projectRoot, `.cache/scratch/fuzz-site-${process.pid}`);
const files = siteFiles(site, '**/*.{yaml,mdx,svg,png,jpg,webp,avif}');

const tokens = [
  '{',
  '}',
  '<',
  '>',
  '[',
  ']',
  '(',
  '*',
  '&',
  '!',
  '|',
  '`',
  '```',
  '---\n',
  '\n',
  '\t',
  ': ',
  '- ',
  '#',
  '"',
  "'",
  '\\',
  '\0',
  '\u202e',
  '\ufeff',
  '\ud83e',
  '{process.exit(0)}',
  '<script>',
  '<Figure />',
  '&a [*a]',
  '*a',
  '<<: ',
  '!!js/function ',
  '__proto__',
  'constructor',
  '../../',
  '//',
  'javascript:',
  '1e999',
  '.nan',
  '-1',
  'null',
  '{{owner}}',
  '{{',
  '$&',
  '%zz',
  ']]>',
  '<![CDATA[',
  '<!--',
  '<?xml',
  '&#0;',
  '[^1]',
  '| - |',
  '~~~',
];

/** Damage to one file; `at` is a position as a fraction of the file’s length. */
const damages = fc.record({
  file: fc.constantFrom(...files),
  edits: fc.array(
    fc.record({
      kind: fc.constantFrom('flip', 'insert', 'insert', 'insert', 'remove', 'repeat', 'repeat', 'cut'),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 1, max: 80 }),
      byte: fc.nat(255),
      token: fc.constantFrom(...tokens),
      times: fc.constantFrom(1, 1, 1, 2, 50, 2000),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});
type Damage = typeof damages extends fc.Arbitrary<infer One> ? One : never;

function damage(whole: Buffer, edits: Damage['edits']): Buffer {
  return edits.reduce((bytes, { kind, at, length, byte, token, times }) => {
    const from = Math.floor(at * bytes.length);
    const [before, after] = [bytes.subarray(0, from), bytes.subarray(from)];
    if (kind === 'flip') return Buffer.concat([before, Buffer.from([byte]), after.subarray(1)]);
    if (kind === 'insert') return Buffer.concat([before, Buffer.from(token.repeat(times)), after]);
    if (kind === 'remove') return Buffer.concat([before, after.subarray(length)]);
    if (kind === 'repeat') return Buffer.concat([before, ...Array(times).fill(after.subarray(0, length)), after]);
    return before;
  }, whole);
}

let reader: ChildProcess | undefined;

/** The result of reading the content: `valid`, `rejected`, or what went wrong. */
async function read(): Promise<string> {
  reader ??= fork(join(import.meta.dirname, 'fuzz-reader.ts'), { env: { ...process.env, SITE: root } });
  const mine = reader;
  // A generous limit: it only stops a process that hangs.
  const timer = setTimeout(() => mine.kill('SIGKILL'), 120_000);
  const settled = new AbortController();
  const of = (event: string) => once(mine, event, { signal: settled.signal });
  const answer = of('message').then(([result]) => String(result));
  const ended = of('exit').then(([code, signal]) => {
    reader = undefined;
    return `the process ended: ${code ?? signal}`;
  });
  mine.send('read');
  const result = await Promise.race([answer, ended]);
  for (const left of [answer, ended]) left.catch(() => undefined);
  settled.abort();
  clearTimeout(timer);
  return result;
}

/** The result of a complete build: `built`, `rejected`, or what went wrong. */
async function build(): Promise<string> {
  const { exitCode, output } = await runCommand(root, ['build']);
  if (exitCode === 0) return 'built';
  return exitCode === 1 && !stackTrace.test(output) ? 'rejected' : `exit code ${exitCode}: ${output}`;
}

rmSync(root, { recursive: true, force: true });
copySite(site, root);
console.log(`seed ${seed}`);
const counts = new Map<string, number>();
let failed = 0;
let number = 0;
for (const { file, edits } of fc.sample(damages, { seed, numRuns: 20_000 })) {
  if (Date.now() > end) break;
  number++;
  writeFileSync(join(root, file), damage(readFileSync(join(site, file)), edits));
  let result = await read();
  // A process reads site.yaml only when it starts: that file needs a build. Of other valid sites every tenth is built.
  if (file === 'site.yaml' || (result === 'valid' && number % 10 === 0)) result = await build();
  const kind = /^(valid|rejected|built)$/.test(result) ? result : 'failed';
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (kind === 'failed') {
    failed++;
    const kept = `.cache/scratch/fuzz-${seed}-${number}`;
    cpSync(join(root, file), join(projectRoot, kept));
    console.error(`${number}, ${file}, kept as ${kept}: ${result.slice(0, 2000)}`);
  }
  cpSync(join(site, file), join(root, file), { preserveTimestamps: true });
}
reader?.kill();
rmSync(root, { recursive: true });
console.log(`${number} damaged sites: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
process.exitCode = failed > 0 ? 1 : 0;
