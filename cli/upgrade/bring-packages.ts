import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBlob, type Tree } from './git.ts';
import { mergePackage, samePackages } from './merge-package.ts';
import { runIn } from './staging.ts';

/** The files of the version that the site has, of the site as it is, and of the version to come. */
export interface Trees {
  base: Tree;
  ours: Tree;
  target: Tree;
}

/**
 * Writes package.json of the new version with what the owner has added, and makes its packages ready in a copy of the
 * site.
 * @param folder the copy
 * @returns true where the packages are others than those that are installed
 */
export async function bringPackages(root: string, folder: string, { base, ours, target }: Trees): Promise<boolean> {
  const read = (tree: Tree, path: string) => readBlob(root, tree, path) ?? '{}';
  const [was, is, will] = [base, ours, target].map((tree) => read(tree, 'package.json')) as [string, string, string];
  const { text, added } = mergePackage(was, is, will);
  writeFileSync(join(folder, 'package.json'), text);
  const lock = 'package-lock.json';
  // Where the project's packages stay, so does the owner's lock file: it holds what the owner has added, too.
  if (samePackages(read(base, lock), read(target, lock))) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return false;
  }
  writeFileSync(join(folder, lock), `${read(target, lock)}\n`);
  console.log('Installing the packages of the new version …');
  await runIn(folder, 'The packages do not install', 'npm', [added.length > 0 ? 'install' : 'ci']);
  return true;
}
