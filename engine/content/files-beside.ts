/** The folder of the built site in which files lie that texts offer. */
export const filesFolder = '/files/';

/** What the name of a file ends in that a text may offer: `[the slides](slides.pdf)`. */
export const offeredEnding = /\.(bundle|csv|epub|gz|json|pdf|zip)$/i;

/**
 * The path of a file that lies beside a text and that a link of it names.
 * @param file the text's own path from the site's folder
 * @returns its path in the built site; undefined where the link names no such file
 */
export function fileBeside(file: string, url: string): `/${string}` | undefined {
  const name = url.replace(/^\.\//, '');
  if (!/^[\w.-]+$/.test(name) || !offeredEnding.test(name)) return undefined;
  return `${filesFolder}${file.replace(/^content\//, '').replace(/[^/]*$/, '')}${name}`;
}
