import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PackageFile {
  version: string;
  /** True until the package is published. */
  private?: boolean;
  engines: { node: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Absolute path of the engine’s package.json, beside its sources or above `dist`; found without choosing a site. */
export const packageFile: string =
  ['../../package.json', '../../../package.json']
    .map((path) => join(import.meta.dirname, path))
    .find((path) => existsSync(path)) ?? '';

export const enginePackage: PackageFile = JSON.parse(readFileSync(packageFile, 'utf8'));
