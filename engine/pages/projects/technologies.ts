/** A technology, and the positions of its projects in the list. */
export interface Technology {
  name: string;
  projects: number[];
}

/** Number of projects from which the filter is shown. */
const manyProjects = 12;

/** The technologies for the filter, those of most projects first; none if there are fewer than `manyProjects`. */
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

/** Reads the technology from a query such as `?tech=react`, in any case; undefined for none or an unknown one. */
export function readTechnology(search: string, technologies: readonly Technology[]): Technology | undefined {
  const requested = new URLSearchParams(search).get(parameter)?.toLowerCase();
  return technologies.find(({ name }) => name.toLowerCase() === requested);
}

/** Writes a technology, or undefined for all, into a query and keeps other parameters: `?tech=react`. */
export function writeTechnology(search: string, name: string | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  if (name) parameters.set(parameter, name.toLowerCase());
  const text = parameters.toString();
  return text && `?${text}`;
}
