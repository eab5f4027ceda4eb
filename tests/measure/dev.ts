import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fitout } from '../support/fitout.ts';
import { freePort } from '../support/free-port.ts';
import { projectRoot } from '../support/project-root.ts';
import writePseudoLanguages from '../support/pseudo-languages.ts';
import { makeSite } from './growth.ts';

/** One start of the dev server of a site of many articles; all times in milliseconds. */
export interface DevRow {
  articles: number;
  cache: 'empty' | 'of an earlier start';
  ready: number;
  firstPage: number;
  /** Each time from saving an article, or a text of the home page, until a response contains the change. */
  text: number[];
  word: number[];
}

/** Starts the dev server of a site of many articles in two languages, twice. */
export async function measureDev(articles: number): Promise<DevRow[]> {
  writePseudoLanguages();
  const site = join(projectRoot, '.cache/growth/dev');
  const article = makeSite(site, articles * 2 + 44);
  const rows: DevRow[] = [];
  for (const cache of ['empty', 'of an earlier start'] as const) {
    const row = { articles, cache, ...(await startOnce(site, article)) };
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  rmSync(site, { recursive: true });
  return rows;
}

async function startOnce(site: string, article: string): Promise<Omit<DevRow, 'articles' | 'cache'>> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let from = performance.now();
  const passed = () => Math.round(performance.now() - from);
  const server = spawn(process.execPath, [fitout, 'dev'], {
    cwd: site,
    env: { ...process.env, SITE: site, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(server.stdout, 'data');
    const ready = passed();
    from = performance.now();
    await waitForText(`${origin}/`, '</html>');
    const firstPage = passed();
    const number = /articles\/(\d+)-/.exec(article)?.[1];
    const save = async (file: string, address: string, pattern: RegExp) => {
      const times: number[] = [];
      for (let round = 0; round < 5; round++) {
        const word = `Saved${round}${Date.now()}`;
        const source = readFileSync(file, 'utf8');
        from = performance.now();
        writeFileSync(file, source.replace(pattern, `$1${word} `));
        await waitForText(origin + address, word);
        times.push(passed());
        writeFileSync(file, source);
        await waitForText(origin + address, word, false);
      }
      return times;
    };
    return {
      ready,
      firstPage,
      text: await save(article, `/blog/${number}`, /(\n---\n\s*)/),
      word: await save(join(site, 'words/en.yaml'), '/', /^(banner_text: )/m),
    };
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

/** Requests a page until it contains these words, or no longer does. */
async function waitForText(address: string, words: string, has = true): Promise<void> {
  while ((await (await fetch(address)).text()).includes(words) !== has) await sleep(20);
}
