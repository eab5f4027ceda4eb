import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { NotDone } from '../support/command-line.ts';
import { git } from './git.ts';

/** A published version of the project. */
export interface Release {
  tag: string;
  /** `1.2.3`. */
  version: string;
}

const order = new Intl.Collator('en', { numeric: true });

/** Sorts versions such as `1.2.3`, the oldest first. */
export const byVersion = (a: Release, b: Release): number => order.compare(a.version, b.version);

/**
 * Finds out where the project comes from.
 * @param asked an address of git, or a folder
 * @param repository what package.json says
 * @throws NotDone that says how to name it
 */
export function sourceOf(root: string, asked: string | undefined, repository: unknown): string {
  if (asked) {
    // npm runs its scripts in the project's folder; a folder is named from where the owner stands.
    const folder = resolve(process.env.INIT_CWD ?? '.', asked);
    return existsSync(folder) ? folder : asked;
  }
  if (git(root, ['remote']).split('\n').includes('upstream')) return git(root, ['remote', 'get-url', 'upstream']);
  const named = typeof repository === 'string' ? repository : (repository as { url?: string } | undefined)?.url;
  if (named) return named.replace(/^git\+/, '');
  throw new NotDone(
    'Nobody has said where the project comes from: --from <address or folder>, or once and for all git remote add upstream <address>.',
  );
}

/** Lists the versions that a repository has tagged: `v1.2.3`, nothing else. The oldest comes first. */
export function listReleases(root: string, source: string): Release[] {
  const tags = git(root, ['ls-remote', '--tags', '--refs', source]);
  return [...tags.matchAll(/\trefs\/tags\/(v(\d+\.\d+\.\d+))$/gm)]
    .map(([, tag = '', version = '']) => ({ tag, version }))
    .sort(byVersion);
}

/**
 * Chooses the version to go to, and finds the one that the site has.
 * @param installed the version in package.json
 * @param asked a tag; without it the newest is taken
 * @throws NotDone where a tag is unknown, or nothing is newer
 */
export function chooseReleases(
  releases: readonly Release[],
  installed: string,
  { to, base }: { to?: string | undefined; base?: string | undefined },
): { from: Release; to: Release } {
  const known = releases.map(({ tag }) => tag).join(', ') || 'none';
  const find = (tag: string) => {
    const release = releases.find((one) => one.tag === tag || one.version === tag);
    if (!release) throw new NotDone(`The project has no version ${tag}; there are: ${known}.`);
    return release;
  };
  const target = to ? find(to) : releases.at(-1);
  if (!target) throw new NotDone('The project has tagged no version (v1.2.3) there.');
  if (target.version === installed) throw new NotDone(`This is ${target.tag} already; there are: ${known}.`);
  if (byVersion(target, { tag: '', version: installed }) < 0)
    throw new NotDone(
      `${target.tag} is older than ${installed}, which this site has: git leads back, upgrade does not.`,
    );
  const from = releases.find(({ tag, version }) => (base ? [tag, version].includes(base) : version === installed));
  if (from) return { from, to: target };
  throw new NotDone(
    `The project has no version ${base ?? installed}, from which this site was made: --base <tag> names the one that comes closest; there are: ${known}.`,
  );
}
