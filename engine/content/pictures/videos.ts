import { fileBeside } from '../files/files-beside.ts';
import type { Tree } from '../mdx/text-tree.ts';
import type { Problem } from '../problems.ts';
import { pictureBeside, pictureEnding } from './pictures.ts';

/** A video that a text shows: one of the site’s files, or a video on another site. */
export interface VideoUse {
  /** Addresses below `/files/`; absent if the video is on another site. */
  src?: `/${string}`;
  captions?: `/${string}`;
  /** Path of its still picture from the site’s folder. */
  poster?: string;
  file: string;
  line: number;
}

const messages = {
  title: 'a video needs a title that describes it: title="The loom at work"',
  poster: 'a video needs a still picture, which is shown until it plays: poster="loom.jpg"',
  captions: 'a video needs a captions file (WebVTT) beside the text: captions="loom.en.vtt"',
  src: 'a video needs an MP4 or WebM file beside the text, src="loom.mp4", or an address on another site, href="https://…"',
};

/**
 * Reads `<Video src="loom.mp4" poster="loom.jpg" captions="loom.en.vtt" title="…">`, or one with `href`, and replaces
 * file names by their paths and addresses.
 */
export function readVideo(node: Tree, file: string, language: string, problems: Problem[]): VideoUse {
  const line = node.position?.start.line ?? 1;
  const report = (name: keyof typeof messages) =>
    problems.push({ file, line, key: `Video ${name}`, message: messages[name] });
  const attribute = (name: string) => node.attributes?.find((one) => one.name === name);
  const textOf = (name: string) => {
    const value = attribute(name)?.value;
    return typeof value === 'string' ? value.trim() : '';
  };
  const replace = (name: string, value: string) => Object.assign(attribute(name) ?? {}, { value });
  const use: VideoUse = { file, line };
  if (!textOf('title')) report('title');
  if (pictureEnding.test(textOf('poster'))) {
    use.poster = pictureBeside(file, textOf('poster'));
    replace('poster', use.poster);
  } else report('poster');
  const [src, href] = [textOf('src'), textOf('href')];
  if (href) {
    if (src || !/^https:\/\//.test(href) || !URL.canParse(href)) report('src');
    return use;
  }
  const place = /\.(mp4|webm)$/i.test(src) ? fileBeside(file, src) : undefined;
  if (!place) report('src');
  const captions = /\.vtt$/i.test(textOf('captions')) ? fileBeside(file, textOf('captions')) : undefined;
  if (!captions) report('captions');
  if (!place || !captions) return use;
  replace('src', place);
  replace('captions', captions);
  node.attributes?.push({ type: 'mdxJsxAttribute', name: 'language', value: language });
  return { ...use, src: place, captions };
}
