import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CommandFailed } from '../../support/command-line.ts';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Finds Chrome or Chromium: the one in CHROME_PATH, or the system’s; throws a CommandFailed if there is none. */
function findBrowser(): string {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new CommandFailed(`CHROME_PATH names ${given}, which does not exist`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  const found = given ?? paths.find((path) => existsSync(path));
  if (found) return found;
  throw new CommandFailed('pictures need Chrome or Chromium: install one, or set CHROME_PATH to its path');
}

type Params = Record<string, unknown>;

/** A page of a headless browser, controlled by the DevTools protocol. */
export interface BrowserPage {
  /** Sends a command, and returns its result; throws the error that the browser reports. */
  send: (method: string, params?: Params) => Promise<Params>;
  /** Waits for the next event of this name. */
  next: (event: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the browser with one empty page. */
export async function openBrowser(): Promise<BrowserPage> {
  const profile = mkdtempSync(join(tmpdir(), 'fitout-browser-'));
  const options = [
    '--headless',
    '--remote-debugging-pipe',
    '--no-first-run',
    '--hide-scrollbars',
    `--user-data-dir=${profile}`,
  ];
  // Chromium does not start its sandbox as root, the usual user in containers.
  if (process.getuid?.() === 0) options.push('--no-sandbox');
  const child = spawn(findBrowser(), options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const [write, read] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, (answer: { result?: Params; error?: { message: string } }) => void>();
  const events = new Map<string, () => void>();
  let rest = '';
  read.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, method, ...answer } = JSON.parse(message);
      waiting.get(id)?.(answer);
      waiting.delete(id);
      events.get(method)?.();
      events.delete(method);
    }
  });
  write.on('error', () => {});
  child.once('error', () => {});
  void ended.then(() => {
    for (const answer of waiting.values()) answer({ error: { message: 'the browser exited' } });
  });
  let last = 0;
  let sessionId: unknown;
  const send = async (method: string, params: Params = {}): Promise<Params> => {
    const id = ++last;
    const { result, error } = await new Promise<{ result?: Params; error?: { message: string } }>((resolve) => {
      waiting.set(id, resolve);
      write.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    });
    if (error) throw new CommandFailed(`${findBrowser()}: ${error.message}`);
    return result ?? {};
  };
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  ({ sessionId } = await send('Target.attachToTarget', { targetId, flatten: true }));
  await send('Page.enable');
  return {
    send,
    next: (event) => new Promise((resolve) => events.set(event, resolve)),
    close: async () => {
      sessionId = undefined;
      await send('Browser.close').catch(() => {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
