export interface Picture {
  /** Its path from the site's folder. */
  file: string;
  /** Absolute path of what is read of it: a drawing that an editor wrote has been cleaned. */
  source: string;
  /** Size in pixels, turned as its camera was. */
  width: number;
  height: number;
  /** What its files in the built site are called, before width and ending: its own name, and what it is made from. */
  name: string;
  drawing: boolean;
}

/** A picture that may have another version for the dark theme: `door.light.jpg` and `door.dark.jpg`. */
export interface ThemedPicture {
  light: Picture;
  dark?: Picture;
}

/** Pictures by the path by which content refers to them, from the site's folder: `pictures/door.jpg`. */
export type Pictures = Readonly<Record<string, ThemedPicture>>;

/** How photographs are encoded. A change here makes new files under new names. */
export const photoSettings = {
  /** Pixels: a phone, twice; a column of text, twice; the widest place that there is, twice. */
  widths: [400, 800, 1200, 1600],
  /** Bytes of a file: quality goes down until it fits. Up to 1,200 pixels may be what a phone asks for. */
  limits: { phone: 56_000, desk: 150_000 },
  phoneWidth: 1200,
  qualities: { avif: [55, 45, 35, 20, 5], webp: [78, 65, 50, 25, 5] },
  /** A twentieth more bytes than with the default, in a tenth of the time. */
  effort: 2,
} as const;

/** The formats that a photograph is offered in, best first. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The widths in which a photograph is offered: never wider than it is. */
export function widthsOf({ width }: Picture): number[] {
  const most = Math.min(width, photoSettings.widths.at(-1) ?? width);
  return [...photoSettings.widths.filter((one) => one < most), most];
}

/** What the name of a picture's file ends in. */
export const pictureEnding = /\.(svg|png|avif|webp|jpe?g|gif|tiff?|hei[cf])$/i;

/** The same in words, for messages. */
export const pictureEndings = 'svg, png, avif, webp, jpg, jpeg, gif, tif, tiff, heic or heif';

/**
 * What the data beside a text name: a picture in the same folder, or one of `pictures`.
 * @param folder from the site's folder, for example `projects/loom`
 * @returns its path from `pictures`; undefined where it lies beside another text
 */
export function ownPictureIn(folder: string, file: string, has: (path: string) => boolean): string | undefined {
  if (has(`${folder}/${file}`)) return `../${folder}/${file}`;
  return has(`pictures/${file}`) ? file : undefined;
}

/**
 * Where a picture lies that a text names.
 * @param file the text's own path from the project's root, for example `articles/1-a/en.mdx`
 * @param url as it is written: beside the text, or from the site's folder where it starts with a slash
 * @returns its path from the site's folder
 */
export function pictureBeside(file: string, url: string): string {
  const folder = file.replace(/^content\//, '').replace(/[^/]*$/, '');
  const path = decodeAddress(url);
  return path.startsWith('/') ? path.slice(1) : folder + path.replace(/^\.\//, '');
}

/** An address as its writer wrote it: Markdown escapes spaces and accents. */
export function decodeAddress(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
