import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findProgram } from '../support/find-program.ts';
import { until } from './engine.ts';
import { client, type Send } from './webdriver.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** WebKitGTK’s driver, its MiniBrowser and a virtual X server; undefined where one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  const [browser] = globSync(
    '/usr/{lib,lib64,lib/*,libexec}/{webkit2gtk-4.1,webkitgtk-6.0,webkit2gtk-4.0}/MiniBrowser',
  );
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** The browser’s toolbar would keep its window wider than a phone. */
const narrowBar = '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-source: none; }\n';

/**
 * Starts an X server and the driver.
 * @returns the driver’s client and a function that stops both
 */
export async function startDriver({ driver, screen }: WebKitPrograms): Promise<{ send: Send; stop: () => void }> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowBar);
  const running: ChildProcess[] = [];
  const stop = () => {
    for (const one of running.reverse()) one.kill();
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', stop);

  const x = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  running.push(x);
  const [display] = await once(x.stdio[3] as Readable, 'data');
  const port = await freePort();
  running.push(
    spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: home,
        // No graphics card, no accessibility bus, and no sandbox in containers and for root.
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    }),
  );
  const send = client(`http://127.0.0.1:${port}`);
  await until('the driver of WebKit', () => send('GET', '/status'));
  return { send, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await server[Symbol.asyncDispose]();
  return port;
}
