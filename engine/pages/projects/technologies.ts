/** A technology, and which of the projects are made with it: their places in the list. */
export interface Technology {
  name: string;
  projects: number[];
}

/** From how many projects on they can be chosen by technology: fewer are seen at a glance. */
const manyProjects = 12;

/**
 * The technologies by which projects can be chosen: what most are made with first, else in the order of the projects.
 * @param projects in the order of the page
 * @returns none where the projects are few
 */
export function listTechnologies(projects: readonly { technologies: readonly string[] }[]): Technology[] {
  if (projects.length < manyProjects) return [];
  const names = [...new Set(projects.flatMap(({ technologies }) => technologies))];
  return names
    .map((name) => ({
      name,
      projects: projects.flatMap(({ technologies }, index) => (technologies.includes(name) ? [index] : [])),
    }))
    .sort((a, b) => b.projects.length - a.projects.length);
}

const parameter = 'tech';

/**
 * Reads the technology from the query of an address.
 * @param search for example `?tech=react`, in any case
 * @returns undefined where none is named, or one that there is not
 */
export function readTechnology(search: string, technologies: readonly Technology[]): Technology | undefined {
  const asked = new URLSearchParams(search).get(parameter)?.toLowerCase();
  return technologies.find(({ name }) => name.toLowerCase() === asked);
}

/**
 * Writes a technology into the query of an address, and leaves what else stands there.
 * @param name undefined for all
 * @returns the new query, for example `?tech=react`; empty where nothing is asked
 */
export function writeTechnology(search: string, name: string | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  if (name) parameters.set(parameter, name.toLowerCase());
  const text = parameters.toString();
  return text && `?${text}`;
}
