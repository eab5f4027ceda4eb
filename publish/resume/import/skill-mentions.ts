/** Names that are ordinary words as well, or very short: they count only as they are written, and not where a sentence begins. */
const ordinary =
  /^(?:\S{1,3}|rust|swift|excel|spring|express|dart|scala|basic|flask|ruby|word|access|puppet|chef|salt)$/i;

const otherNames: Readonly<Record<string, string>> = {
  golang: 'go',
  javascript: 'js',
  kubernetes: 'k8s',
  postgresql: 'postgres',
  typescript: 'ts',
};

/** A name as it is compared: `Node.js`, `NodeJS` and `node` are one. */
export function plainName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/(?<=.{2})\.?js$/, '');
  return otherNames[plain] ?? plain;
}

/**
 * Finds the skills that a text speaks of.
 * @param names what the skills are called
 * @param text what was done, for example in a job
 * @returns those of the names that stand in it as whole words
 */
export function skillsIn(names: readonly string[], text: string): string[] {
  return names.filter((name) => [name, ...alsoCalled(name)].some((one) => mentions(text, one)));
}

/** The longer name of what is known by a shorter one. */
function alsoCalled(name: string): string[] {
  const plain = plainName(name);
  return Object.entries(otherNames).flatMap(([long, short]) => (short === plain ? long : []));
}

function mentions(text: string, name: string): boolean {
  const words = name.trim().replace(/\.?js$/i, '');
  const spelled = (words.length > 1 ? words : name.trim())
    .split(/[\s-]+/)
    .map(escapeExpression)
    .join('[\\s-]+');
  const isOrdinary = ordinary.test(name.trim());
  // `Go` may be a verb where a sentence begins; `SQL` is a name everywhere.
  const notFirst = isOrdinary && /^\p{Lu}\p{Ll}+$/u.test(name) ? '(?<!^|[.!?:]\\s+)' : '';
  const before = isOrdinary ? '(?<![\\p{L}\\p{N}+#.&-])' : '(?<![\\p{L}\\p{N}+#])';
  const pattern = `${before}${notFirst}${spelled}(?:\\.?js)?(?![\\p{L}\\p{N}+#&]|-\\p{L})`;
  return new RegExp(pattern, isOrdinary ? 'mu' : 'imu').test(text);
}

const escapeExpression = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
