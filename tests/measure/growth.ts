import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../../engine/content/files/copy-site.ts';
import { fitout } from '../support/fitout.ts';
import { projectRoot } from '../support/project-root.ts';
import writePseudoLanguages from '../support/pseudo-languages.ts';

const builds = [
  'all new',
  'images and articles from an earlier build',
  'all pictures new',
  'one changed word',
] as const;
type Build = (typeof builds)[number];

/** Folders of the cache with pictures: those that link previews show, and the photographs of texts. */
const pictureFolders = ['share', 'pictures'];

/** One build of a site of many pages. */
export interface GrowthRow {
  pages: number;
  build: Build;
  /** Seconds. */
  time: number;
  /** Peak of the process with all of its threads, megabytes. */
  memory: number;
}

const fixture = join(projectRoot, 'tests/fixtures/site');

/**
 * Builds sites with growing numbers of pages, made from the fixture’s article with everything.
 * @param sizes approximate numbers of pages
 */
export async function measureGrowth(sizes: readonly number[]): Promise<GrowthRow[]> {
  writePseudoLanguages();
  const rows: GrowthRow[] = [];
  for (const size of sizes) {
    const site = join(projectRoot, '.cache/growth', String(size));
    const changed = makeSite(site, size);
    for (const build of builds) {
      if (build === 'all pictures new')
        for (const folder of pictureFolders) rmSync(join(site, '.cache', folder), { recursive: true, force: true });
      if (build === 'one changed word')
        writeFileSync(changed, readFileSync(changed, 'utf8').replace('title: ', 'title: Another '));
      const row = { build, ...(await buildOnce(site)) };
      console.log(`${row.pages} pages, ${build}: ${row.time.toFixed(1)} s, ${row.memory} MB`);
      rows.push(row);
    }
    rmSync(site, { recursive: true, force: true });
  }
  return rows;
}

/**
 * @returns a file in which a word may be changed
 */
export function makeSite(site: string, size: number): string {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  copySite(fixture, site);
  const sources = ['en', 'sv'].map(
    (code) => [code, readFileSync(join(fixture, `articles/1-everything/${code}.mdx`), 'utf8')] as const,
  );
  // Two languages; the fixture has pages of its own, too.
  const count = Math.round((size - 44) / 2);
  let last = '';
  for (let number = 101; number < 101 + count; number++) {
    const folder = join(site, `articles/${number}-growth-${number}`);
    // With its pictures, whose copies have the same content, but without islands, whose names must be unique.
    cpSync(join(fixture, 'articles/1-everything'), folder, {
      recursive: true,
      filter: (path) => !/\.(tsx?|yaml|css)$/.test(path),
    });
    for (const [code, source] of sources) {
      last = join(folder, `${code}.mdx`);
      const text = source
        .replace(/^number: .*$/m, `number: ${number}`)
        .replace(/^slug: .*$/m, `slug: growth-${number}`)
        .replace(/^title: (["']?)/m, `title: $1${number} `);
      writeFileSync(last, text);
    }
  }
  return last.replace('sv.mdx', 'en.mdx');
}

async function buildOnce(site: string): Promise<Omit<GrowthRow, 'build'>> {
  const started = performance.now();
  const child = spawn(process.execPath, [fitout, 'build'], {
    cwd: projectRoot,
    env: { ...process.env, SITE: site },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, peakOf(child.pid));
  }, 100);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`the build of ${site} ended with ${code}`);
  const pages = Number(/(\d+) pages in/.exec(output)?.[1] ?? 0);
  return { pages, time: (performance.now() - started) / 1000, memory };
}

/** The peak memory of a process in megabytes; 0 where the system does not report it (Linux does). */
function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return 0;
  }
}
