import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../cache/memory-cache.ts';
import { filesFolder } from '../files/files-beside.ts';
import type { Problem } from '../problems.ts';
import type { VideoUse } from './videos.ts';

/** Cloudflare Pages accepts no larger file. */
const maxMegabytes = 25;

/** Checks that the files of videos exist and have the format of their names. Reports an invalid file only once. */
export function checkVideos(root: string, videos: readonly VideoUse[], problems: Problem[]): void {
  const checked = new Set<string>();
  for (const { src, captions, file, line } of videos) {
    for (const [key, address = '', findProblem] of [
      ['Video src', src, problemOfVideo],
      ['Video captions', captions, problemOfCaptions],
    ] as const) {
      const path = address.slice(filesFolder.length);
      if (!path) continue;
      const { exists, message } = inspect(join(root, path), findProblem);
      if (!exists) problems.push({ file, line, key, message: `no file ${path} beside the text` });
      else if (message && !checked.has(path)) problems.push({ file: path, message });
      checked.add(path);
    }
  }
}

const inspect = (path: string, findProblem: (path: string) => string | undefined) =>
  memoize(`video ${path}`, () => {
    const exists = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    return { exists, message: exists ? findProblem(path) : undefined };
  }, [path]);

function problemOfVideo(path: string): string | undefined {
  if (statSync(path).size > maxMegabytes * 1_000_000) return `a video is limited to ${maxMegabytes} MB`;
  const head = Buffer.alloc(12);
  const opened = openSync(path, 'r');
  readSync(opened, head, 0, head.length, 0);
  closeSync(opened);
  // An MP4 file (ISO 14496-12) begins with the box `ftyp`, a WebM file (Matroska) with the EBML signature.
  const matches = /\.webm$/i.test(path) ? head.readUInt32BE() === 0x1a45dfa3 : head.toString('latin1', 4, 8) === 'ftyp';
  return matches ? undefined : 'the content of this file does not match its ending, .mp4 or .webm';
}

/** See https://www.w3.org/TR/webvtt1/#file-structure. */
function problemOfCaptions(path: string): string | undefined {
  const text = readFileSync(path, 'utf8');
  if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'a captions file must start with the line WEBVTT';
  const cue = /^(?:\d+:)?\d\d:\d\d\.\d{3}[ \t]+-->[ \t]+(?:\d+:)?\d\d:\d\d\.\d{3}/m;
  return cue.test(text)
    ? undefined
    : 'this file has no captions: write 00:00.000 --> 00:02.000, and the words on the next line';
}
