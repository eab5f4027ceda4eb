export const filesFolder = '/files/';

/** File endings that a text may link to: `[the slides](slides.pdf)`. */
export const offeredEnding = /\.(bundle|csv|epub|gz|json|mp4|pdf|vtt|webm|zip)$/i;

/** The address of a file beside a text to which the text links; undefined where the link is not to such a file. */
export function fileBeside(file: string, url: string): `/${string}` | undefined {
  const name = url.replace(/^\.\//, '');
  if (!/^[\w.-]+$/.test(name) || !offeredEnding.test(name)) return undefined;
  return `${filesFolder}${file.replace(/[^/]*$/, '')}${name}`;
}
