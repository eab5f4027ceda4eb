export interface Picture {
  /** Path from the site’s folder. */
  file: string;
  /** Absolute path of the file to read: the original, or a cleaned drawing in the cache. */
  source: string;
  /** Size in pixels, with the camera’s rotation applied. */
  width: number;
  height: number;
  /** Base name of its files in the built site: its own name with a hash of its content. */
  name: string;
  drawing: boolean;
}

/** A picture that may have a second version for the dark theme: `door.light.jpg` and `door.dark.jpg`. */
export interface ThemedPicture {
  light: Picture;
  dark?: Picture;
}

/** Pictures by path from the site’s folder: `pictures/door.jpg`. */
export type Pictures = Readonly<Record<string, ThemedPicture>>;

/** How photographs are encoded. A change gives the files new names. */
export const photoSettings = {
  /** Pixels: twice the widths of a phone, a text column and the widest place on a page. */
  widths: [400, 800, 1200, 1600],
  /** Bytes of a file: quality is reduced until it fits. Phones may request up to 1,200 pixels. */
  limits: { phone: 56_000, desk: 150_000 },
  phoneWidth: 1200,
  qualities: { avif: [55, 45, 35, 20, 5], webp: [78, 65, 50, 25, 5] },
  /** Five percent more bytes than with the default, in a tenth of the time. */
  effort: 2,
} as const;

export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The widths in which a photograph is offered: never wider than the original. */
export function widthsOf({ width }: Picture): number[] {
  const most = Math.min(width, photoSettings.widths.at(-1) ?? width);
  return [...photoSettings.widths.filter((one) => one < most), most];
}

export const pictureEnding = /\.(svg|png|avif|webp|jpe?g|gif|tiff?|hei[cf])$/i;

/** The same endings in words, for messages. */
export const pictureEndings = 'svg, png, avif, webp, jpg, jpeg, gif, tif, tiff, heic or heif';

/** Resolves a picture named in data beside a text: in the same folder, or in `pictures`. */
export function ownPictureIn(folder: string, file: string, has: (path: string) => boolean): string | undefined {
  if (has(`${folder}/${file}`)) return `../${folder}/${file}`;
  return has(`pictures/${file}`) ? file : undefined;
}

/** Resolves a picture that a text names: relative to the text, or to the site’s folder if it starts with a slash. */
export function pictureBeside(file: string, url: string): string {
  const folder = file.replace(/[^/]*$/, '');
  const path = decodeAddress(url);
  return path.startsWith('/') ? path.slice(1) : folder + path.replace(/^\.\//, '');
}

/** An address with its escapes (`%20`) decoded; as it is where they are not valid. */
export function decodeAddress(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
