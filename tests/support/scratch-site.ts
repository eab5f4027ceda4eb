import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveSite } from '../../publish/hosts/site-server.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds a copy of the project in which some files are changed: what an owner would do by hand.
 * @param name a folder's name; each copy has its own
 * @param edits from a file's path to what makes its new text from the old
 * @param host the host it is built for
 * @returns the folder of the built copy
 * @throws what the build says, where it fails
 */
export function buildScratch(
  name: string,
  edits: Record<string, (text: string) => string>,
  host = 'cloudflare',
): string {
  const copy = join(root, '.cache/scratch', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['content', 'src', 'publish', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Share images that are the same are not drawn again.
  mkdirSync(join(copy, '.cache'));
  mkdirSync(join(root, '.cache/share'), { recursive: true });
  symlinkSync(join(root, '.cache/share'), join(copy, '.cache/share'));
  for (const [file, edit] of Object.entries(edits)) {
    const before = readFileSync(join(copy, file), 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`${file} was not changed`);
    writeFileSync(join(copy, file), after);
  }
  execFileSync(process.execPath, ['publish/build.ts', '--host', host], { cwd: copy, stdio: 'pipe', encoding: 'utf8' });
  return join(copy, 'dist');
}

/** Serves a built folder while `use` runs, on a free port. */
export async function whileServed(folder: string, use: (origin: string) => Promise<void>): Promise<void> {
  const server = serveSite(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
