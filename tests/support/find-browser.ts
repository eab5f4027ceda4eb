import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** How a browser is started for tests and pictures. */
export interface Browser {
  executablePath: string;
  args: string[];
}

/** Quiet and without a sandbox, which containers and root do not have; nothing is asked of the network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell rounds the widths of letters unless told not to: a desktop does not.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// The headless shell is the same engine without a desktop's windows: the tests take half the time in it.
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Finds a Chrome or Chromium with a back/forward cache, which the headless shell lacks; undefined where none is installed. */
export function findDesktopBrowser(): Browser | undefined {
  const found = findProgram(names) ?? places.find((path) => existsSync(path));
  return found ? { executablePath: found, args } : undefined;
}

/**
 * Finds Chrome or Chromium: the one that CHROME_PATH names, or the system's.
 * @throws Error that says in one line how to get one
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env.CHROME_PATH ?? findProgram([shell]);
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH names ${given}, which does not exist`);
  const found = given ? { executablePath: given, args } : findDesktopBrowser();
  if (found) return found;
  throw new Error(
    'no Chrome or Chromium found: install one (Debian: apt-get install chromium-headless-shell) or name it in CHROME_PATH',
  );
}
