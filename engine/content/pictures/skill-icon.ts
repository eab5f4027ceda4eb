import { findIcon, iconNames } from './icon-sets.ts';

interface SkillIcon {
  icon: `${string}:${string}`;
  /** True where no set has a mark, and the first letter replaces it. */
  monogram: boolean;
}

const sets = [
  { prefix: 'devicon', around: ['', 'js'] },
  { prefix: 'logos', around: ['icon', '', 'js', 'jsicon'] },
  { prefix: 'simple-icons', around: ['', 'dotjs', 'js'] },
  { prefix: 'tabler', around: [''], before: 'brand' },
] as const;

const otherNames: Readonly<Record<string, string>> = {
  aws: 'amazonwebservices',
  css: 'css3',
  gcp: 'googlecloud',
  golang: 'go',
  html: 'html5',
  js: 'javascript',
  k8s: 'kubernetes',
  postgres: 'postgresql',
  ts: 'typescript',
};

/** Finds the mark of a technology in the installed sets, by its name as people write it: `Next.js`, `C++`. */
export function findSkillIcon(name: string): SkillIcon {
  const plain = iconName(name);
  // Amazon Web Services (AWS)
  const parts = name.split(/[()]/).map(iconName);
  const names = [...new Set([plain, ...parts])]
    .filter(Boolean)
    .flatMap((one) => [one, otherNames[one] ?? one, `apache${one}`]);
  for (const { prefix, around, ...rest } of plain ? sets : []) {
    const known = new Map(iconNames(prefix).map((icon) => [icon.replaceAll('-', ''), icon]));
    const before = 'before' in rest ? rest.before : '';
    for (const one of names)
      for (const after of around) {
        const icon = known.get(before + one + after);
        if (icon) return { icon: `${prefix}:${icon}`, monogram: false };
      }
  }
  return { icon: monogramOf(plain), monogram: true };
}

function iconName(name: string): string {
  const signs = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('#', 'sharp')
    .replaceAll('+', 'plus')
    .replace('&', 'and');
  return signs.replace(/[^a-z0-9]/g, '');
}

/** The first Latin letter or digit in a square; undefined for other scripts. */
function monogramOf(plain: string): SkillIcon['icon'] {
  const [first = ''] = plain;
  const icon = `tabler:square-${/\d/.test(first) ? 'number' : 'letter'}-${first}` as const;
  return findIcon(icon) ? icon : 'tabler:square';
}
