/** The fields of package.json that are looked at here. */
interface Package {
  version?: string;
  [field: string]: unknown;
}

/** Fields with entries, of which owner and project each have their own. */
const shared = ['scripts', 'dependencies', 'devDependencies', 'allowScripts'] as const;

/** What the project alone says. */
const projects: readonly string[] = [...shared, 'version', 'type', 'engines'];

/**
 * Makes the package.json of the new version: the project's, with what the owner has added (a font, a script) or said
 * otherwise (name, description).
 * @param base the text in the version from which the site was made
 * @param ours the text as it is
 * @param target the text in the new version
 * @returns the new text, and the packages that the owner has added
 */
export function mergePackage(base: string, ours: string, target: string): { text: string; added: string[] } {
  const [before, mine, theirs] = [base, ours, target].map((text): Package => JSON.parse(text)) as [
    Package,
    Package,
    Package,
  ];
  const result: Package = { ...theirs };
  for (const [field, value] of Object.entries(mine))
    if (!projects.includes(field) && JSON.stringify(value) !== JSON.stringify(before[field])) result[field] = value;
  const added: string[] = [];
  for (const field of shared) {
    const [had, have, will] = [before, mine, theirs].map((one) => (one[field] ?? {}) as Record<string, unknown>) as [
      Record<string, unknown>,
      Record<string, unknown>,
      Record<string, unknown>,
    ];
    const own = Object.entries(have).filter(([name]) => !(name in had) && !(name in will));
    if (own.length === 0) continue;
    const all = [...Object.entries(will), ...own];
    result[field] = Object.fromEntries(field.endsWith('ependencies') ? all.sort(([a], [b]) => (a < b ? -1 : 1)) : all);
    if (field.endsWith('ependencies')) added.push(...own.map(([name]) => name));
  }
  return { text: `${JSON.stringify(result, null, 2)}\n`, added };
}

/** True where two lock files hold the same packages, whatever version of the project they belong to. */
export function samePackages(one: string, other: string): boolean {
  const packagesOf = (text: string) => {
    const { packages = {} } = JSON.parse(text) as { packages?: Record<string, object> };
    const { '': _itself, ...rest } = packages;
    return JSON.stringify(rest);
  };
  return packagesOf(one) === packagesOf(other);
}
