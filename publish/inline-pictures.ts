import { dataAddress } from './data-address.ts';

/**
 * Puts drawings that are marked for it (see `Picture`) into the page that shows them: what a page begins with needs no
 * second answer. React changes no attribute when it hydrates; where the page is navigated to, the file is shown.
 * @param html a page
 * @param read gives the text of the drawing at an address; undefined for what is no drawing, which stays a file
 */
export function inlinePictures(html: string, read: (address: string) => string | undefined): string {
  const inlined = new Set<string>();
  const page = html.replaceAll(/(<img data-inline="" src=")([^"]+)"/g, (image, start: string, address: string) => {
    const drawing = read(address);
    if (drawing === undefined) return image;
    inlined.add(address);
    return `${start}${dataAddress(drawing)}"`;
  });
  return page.replaceAll(/<link rel="preload" as="image" href="([^"]+)"[^>]*>/g, (link, address: string) =>
    inlined.has(address) ? '' : link,
  );
}
