import type { Tree } from './git.ts';

/** What becomes of the files of a site. Paths from the project's root, sorted. */
export interface FilePlan {
  /** Taken as they are in the new version. */
  take: string[];
  /** Taken away: the project has them no more. */
  remove: string[];
  /** The owner's, though the new version brings others. */
  kept: string[];
  /** Files of the project that were changed in place: the change would be lost. */
  lost: string[];
}

/** The owner's, whatever lies in them. */
const owned = /^(content|overrides)\//;

/** The owner's from their first change on: what a repository shows of itself. */
const ownedOnceChanged =
  /^((README|CONTRIBUTING|SECURITY)\.md|LICENSE|\.github\/.*|renovate\.json|netlify\.toml|vercel\.json)$/;

/** Put together from both versions, field by field: see merge-package.ts. */
const merged = /^package(-lock)?\.json$/;

/**
 * Finds out what becomes of each file, without a merge of any text.
 * @param base the version from which the site was made
 * @param ours the site as it is
 * @param target the new version
 */
export function planFiles(base: Tree, ours: Tree, target: Tree): FilePlan {
  const plan: FilePlan = { take: [], remove: [], kept: [], lost: [] };
  for (const path of [...new Set([...base.keys(), ...ours.keys(), ...target.keys()])].sort()) {
    const [was, is, will] = [base, ours, target].map((tree) => tree.get(path)?.id);
    if (owned.test(path) || merged.test(path) || is === will) continue;
    // What the project has never had is the owner's own, and stays without a word.
    if (!was && !will) continue;
    if (is !== was && ownedOnceChanged.test(path)) plan.kept.push(path);
    else {
      if (is && is !== was) plan.lost.push(path);
      (will ? plan.take : plan.remove).push(path);
    }
  }
  return plan;
}
