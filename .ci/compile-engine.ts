/**
 * Compiles the engine into `engine/dist`, from which the package is packed: modules for Node 20 and later with types
 * and source maps, and the files that they read. npm runs it before packing.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const engine = join(import.meta.dirname, '../engine');
const dist = join(engine, 'dist');
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', join(engine, 'tsconfig.build.json')], { stdio: 'inherit' });

/** Files that are packed unchanged: everything except modules and what only this project needs. */
const isAsset = (file: string): boolean =>
  /\.d\.ts$|\/[^/]+\.(?!tsx?$)\w+$/.test(file) && !/^(bin|dist|node_modules|schemas)\//.test(file);

for (const entry of readdirSync(engine, { recursive: true, encoding: 'utf8' })) {
  const file = entry.replaceAll('\\', '/');
  if (!isAsset(file)) continue;
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  cpSync(join(engine, file), join(dist, file));
}
