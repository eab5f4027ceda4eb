interface Screen {
  /** Its width in CSS pixels. */
  width: number;
  /** Its own pixels for one of CSS. */
  density: number;
}

/**
 * The files that a screen asks for where pages offer a picture in several widths: the smallest that is sharp on it.
 * @param html a built page
 * @returns addresses, one for each format of each picture
 * @see https://html.spec.whatwg.org/multipage/images.html#selecting-an-image-source
 */
export function phonePicks(html: string, screen: Screen): string[] {
  const offers = html.matchAll(/<(?:source|img)\b[^>]*\ssrcset="([^"]+)"[^>]*\ssizes="([^"]+)"/gi);
  return [...offers].map(([, srcset = '', sizes = '']) => pick(srcset, shownWidth(sizes, screen), screen.density));
}

function pick(srcset: string, shown: number, density: number): string {
  const files = srcset
    .split(', ')
    .map((file) => file.split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= shown * density) ?? files.at(-1))?.address ?? '';
}

/**
 * How wide a picture is shown, by its `sizes`: widths in vw, px and rem, each but the last behind a `(max-width: …px)`.
 * @throws where they are written otherwise
 */
function shownWidth(sizes: string, { width }: Screen): number {
  for (const size of sizes.split(', ')) {
    const [, most, number, unit] = /^(?:\(max-width: (\d+)px\) )?([\d.]+)(vw|px|rem)$/.exec(size) ?? [];
    if (number === undefined) throw new Error(`${size} is no size that is known here`);
    if (most && width > Number(most)) continue;
    return Number(number) * { vw: width / 100, px: 1, rem: 16 }[unit as 'vw' | 'px' | 'rem'];
  }
  throw new Error(`${sizes} does not end with a width for all other screens`);
}
