import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { memoize } from '../cache/memory-cache.ts';
import { readText } from '../files/read-text.ts';
import { problemsOf } from '../files/read-yaml.ts';
import { siteFiles } from '../files/site-files.ts';
import type { Problem } from '../problems.ts';
import { engineRoot, sourceFile } from '../site-root.ts';
import { componentNames, framePlaces, type SiteConfig } from './define-site.ts';
import type { SiteCode, SiteIsland } from './site-code.ts';

export const configFile = 'fitout.config.ts';

const sitePath = z
  .string()
  .regex(/^\//, { abort: true, error: 'a path of this site must start with /' })
  .regex(
    /^\/(?![/\\])[\x21-\x7e]*$/,
    'a path of this site may only contain characters of addresses: write %20 for a space',
  );

/** A plain path: without a query, a wildcard or `..`, also once it is decoded. */
const redirectFrom = sitePath.refine(
  (path) => /^(\/(?!\.{1,2}(\/|$))(:number|:slug|[\w.~!$&'()+,;=@-]|%(?!2[ef]|5c|[01]|7f)[0-9a-f]{2})*)+$/i.test(path),
  'a redirect must start at a single path: no query, no *, no %2F, and no placeholders except :number and :slug',
);

/** Headers that protect visitors and cannot be changed, and headers that a site without cookies does not need. */
const engineHeaders =
  /^(content-security-policy(-report-only)?|cross-origin-.*|permissions-policy|referrer-policy|set-cookie|strict-transport-security|x-content-type-options|x-frame-options)$/i;

const headerName = z
  .string()
  .regex(/^[\w-]+$/, 'the name of a header may only contain letters, digits and hyphens')
  .refine((name) => !engineHeaders.test(name), {
    error: ({ input }) => `a site cannot set ${input}: that would weaken the security policy`,
  });
// biome-ignore lint/suspicious/noControlCharactersInRegex: they would end the header.
const headerValue = z.string().regex(/^[^\x00-\x1f\x7f]+$/, 'the value of a header must be one line of text');

function configSchema(root: string) {
  const file = z
    .string()
    .regex(/^\.\//, 'a file of the site is expected, as a path from its folder: ./frame/ribbon.tsx')
    .transform((path) => path.slice(2))
    .refine((path) => existsSync(join(root, path)), { error: ({ input }) => `there is no file ${input}` });
  const browserFile = file.refine(
    (path) => /\.browser\.ts$/.test(path),
    'code that runs in the browser must be in a *.browser.ts file',
  );
  const part = z.strictObject({
    component: file,
    beforePaint: browserFile.optional(),
    afterLoad: browserFile.optional(),
  });
  const parts = z.union([part.transform((one) => [one]), z.array(part)], {
    // For an object or a list, the errors of its fields are reported instead.
    error: ({ input }) =>
      typeof input === 'object'
        ? undefined
        : "a place of the frame needs { component: './frame/…' }, or a list of these",
  });
  return z.strictObject({
    frame: z.partialRecord(z.enum(framePlaces), parts).default({}),
    components: z.partialRecord(z.enum(componentNames), file).default({}),
    stored: z.partialRecord(z.enum(['localStorage', 'sessionStorage']), z.record(z.string(), z.string())).default({}),
    headers: z
      .array(z.strictObject({ path: sitePath, headers: z.record(headerName, headerValue) }))
      .default([]) as unknown as z.ZodType<SiteCode['headers']>,
    redirects: z.array(z.strictObject({ from: redirectFrom, to: sitePath })).default([]) as unknown as z.ZodType<
      SiteCode['redirects']
    >,
  });
}

/** Finds the code of a site: in its folders, and in `fitout.config.ts`. */
export async function readCode(root: string, problems: Problem[]): Promise<SiteCode> {
  const named = await readConfig(root, problems);
  return {
    islands: findIslands(root, problems),
    pages: byFolder(siteFiles(root, 'pages/*/page.tsx')),
    layouts: byFolder(siteFiles(root, 'pages/*/layout.tsx')),
    games: byFolder(siteFiles(root, 'games/*/game.tsx')),
    sections: Object.fromEntries(siteFiles(root, 'sections/*.tsx').map((file) => [basename(file, '.tsx'), file])),
    ...(named ?? { frame: {}, components: {}, stored: {}, headers: [], redirects: [] }),
  };
}

async function readConfig(root: string, problems: Problem[]) {
  if (!existsSync(join(root, configFile))) return configSchema(root).parse({});
  const result = configSchema(root).safeParse(await runConfig(root, problems));
  if (result.success) return result.data;
  problems.push(...problemsOf(configFile, result.error.issues));
  return undefined;
}

async function runConfig(root: string, problems: Problem[]): Promise<unknown> {
  const text = readText(root, configFile);
  // If it imports files of the site, its text alone does not decide what it exports.
  const isSelfContained = !/(?:from|import)[ (]*['"](?!fitout['"])/.test(text);
  try {
    const load = () => inTime(importConfig(root));
    const config = await (isSelfContained ? memoize(`config ${text}`, load) : load());
    if (config) return config;
    problems.push({ file: configFile, message: 'the default export must be defineSite({ … })' });
  } catch (error) {
    const message = stripVTControlCharacters(error instanceof Error ? error.message : `${error} was thrown`);
    problems.push({
      file: configFile,
      line: Number(/fitout\.config\.ts:(\d+):/.exec(message)?.[1]) || undefined,
      message,
    });
  }
  return {};
}

const configTimeout = 10_000;

/** Throws where a promise does not settle: otherwise the process would end without a message. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not finish within ${configTimeout / 1000} s`)), configTimeout);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `fitout.config.ts`; its imports of `fitout` resolve to this engine. */
async function importConfig(root: string): Promise<SiteConfig | undefined> {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<{ default?: SiteConfig }>(join(root, configFile), {
    root,
    logLevel: 'silent',
    resolve: { alias: [{ find: /^fitout$/, replacement: sourceFile(join(engineRoot, 'content/code/define-site')) }] },
  });
  return module.default;
}

function findIslands(root: string, problems: Problem[]): SiteCode['islands'] {
  const islands: Record<string, SiteIsland> = {};
  for (const file of siteFiles(root, '**/*.island.tsx')) {
    const name = basename(file, '.island.tsx');
    const other = islands[name];
    if (other) problems.push({ file, message: `${other.file} is an island with the same name` });
    const props = file.replace(/\.island\.tsx$/, '.props.ts');
    islands[name] = { file, props: existsSync(join(root, props)) ? props : undefined };
  }
  return islands;
}

const byFolder = (files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file.split('/')[1], file]));
