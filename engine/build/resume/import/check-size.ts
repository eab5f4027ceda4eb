import { checkLimits, maxTextBytes } from '../../../content/files/text-limits.ts';

/** Entries of one list. The time of an import grows with its square. */
const maxEntries = 500;

/** Skills in all groups: for each, an icon is searched among thousands. */
const maxSkills = 1000;

const maxDepth = 20;

/** Bytes of all texts, which go into one file of words. */
const maxBytes = 500_000;

const picture = 'basics.image';

/** Parts of a resume that are too long to be imported or built: `basics.summary: …`. */
export function checkSize(resume: unknown): string[] {
  const problems = [...longParts(resume, []), ...manySkills(resume)];
  return problems.length > 0 || Buffer.byteLength(JSON.stringify(withoutPicture(resume))) <= maxBytes
    ? problems
    : [`the file: a resume is limited to ${maxBytes / 1000} kB`];
}

function* longParts(value: unknown, path: readonly string[]): Iterable<string> {
  const name = path.join('.');
  if (path.length > maxDepth) {
    yield `${name}: lists and records may be nested at most ${maxDepth} deep`;
    return;
  }
  if (typeof value === 'string' && name !== picture) {
    const message =
      Buffer.byteLength(value) > maxTextBytes
        ? `a text is limited to ${maxTextBytes / 1000} kB`
        : checkLimits(value)[0]?.message;
    if (message) yield `${name}: ${message}`;
  }
  if (Array.isArray(value) && value.length > maxEntries && path[0] !== 'skills')
    yield `${name}: has ${value.length} entries, the limit is ${maxEntries}`;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* longParts(inner, [...path, key]);
}

const withoutPicture = (resume: unknown): unknown => {
  const { basics, ...rest } = (resume ?? {}) as { basics?: object };
  return { ...rest, basics: { ...basics, image: undefined } };
};

function* manySkills(resume: unknown): Iterable<string> {
  const skills = (resume as { skills?: unknown } | null)?.skills;
  if (!Array.isArray(skills)) return;
  const number = skills.reduce((sum: number, one) => sum + (Array.isArray(one?.keywords) ? one.keywords.length : 1), 0);
  if (number > maxSkills) yield `skills: has ${number} skills, the limit is ${maxSkills}`;
}
