/**
 * `npm run lock`: updates and completes package-lock.json. npm omits binaries of other platforms that the registry does
 * not have, and `npm ci` then reports that the file is out of sync.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the lock file, if it is not the project’s own. */
const [folder = ''] = process.argv.slice(2);

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];
/** Platform names in packages that differ from npm’s. */
const npmName = { '-windows': '-win32', '-64': '-x64' };

const file = join(import.meta.dirname, '..', folder, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
const added: string[] = [];
/** A package may be nested below the one that needs it, if another version is at the top. */
const isLocked = (name: string, version: string): boolean =>
  Object.entries(lock.packages).some(([path, one]) => path.endsWith(`node_modules/${name}`) && one.version === version);
for (const { optionalDependencies = {}, dev } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const path = `node_modules/${name}`;
    let platform = name;
    for (const [theirs, ours] of Object.entries(npmName)) platform = platform.replace(theirs, ours);
    const os = systems.find((system) => platform.includes(`-${system}`));
    const cpu = processors.find((processor) => new RegExp(`-${processor}`).test(platform));
    // Only packages that name their platform and one exact version can be added without asking the registry.
    if (isLocked(name, version) || lock.packages[path] || !os || !cpu || !/^\d+\.\d+\.\d+$/.test(version)) continue;
    const libc = name.includes('musl') ? ['musl'] : os === 'linux' && name.includes('gnu') ? ['glibc'] : undefined;
    lock.packages[path] = { version, cpu: [cpu], ...(dev && { dev }), ...(libc && { libc }), optional: true, os: [os] };
    added.push(`${name}@${version}`);
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(added.length > 0 ? `added to the lock file: ${added.join(', ')}` : 'the lock file was complete');
