import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

export interface Browser {
  executablePath: string;
  args: string[];
}

/** Quiet and without a sandbox, which containers and root lack; no network access. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  // By default the headless shell rounds the widths of letters, unlike a desktop browser.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// The same engine without a desktop’s windows: the tests take half the time.
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
 * Finds Chrome or Chromium: the one in CHROME_PATH, or the system’s.
 * @throws Error with how to install one
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
