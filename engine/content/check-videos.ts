import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesFolder } from './files-beside.ts';
import { memoize } from './memory-cache.ts';
import type { Problem } from './problems.ts';
import type { VideoUse } from './videos.ts';

/** Cloudflare Pages takes no larger file. */
const mostMegabytes = 25;

/** Checks the files of videos: that they are there, and are what their names say. A file that is not is one problem. */
export function checkVideos(root: string, videos: readonly VideoUse[], problems: Problem[]): void {
  const checked = new Set<string>();
  for (const { src, captions, file, line } of videos) {
    for (const [key, address = '', whyNot] of [
      ['Video src', src, problemOfVideo],
      ['Video captions', captions, problemOfCaptions],
    ] as const) {
      const path = address.slice(filesFolder.length);
      if (!path) continue;
      const { isThere, message } = inspect(join(root, path), whyNot);
      if (!isThere) problems.push({ file, line, key, message: `${path}: no such file beside the text` });
      else if (message && !checked.has(path)) problems.push({ file: path, message });
      checked.add(path);
    }
  }
}

const inspect = (path: string, whyNot: (path: string) => string | undefined) =>
  memoize(`video ${path}`, () => {
    const isThere = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    return { isThere, message: isThere ? whyNot(path) : undefined };
  }, [path]);

function problemOfVideo(path: string): string | undefined {
  if (statSync(path).size > mostMegabytes * 1_000_000) return `a video has at most ${mostMegabytes} MB`;
  const head = Buffer.alloc(12);
  const opened = openSync(path, 'r');
  readSync(opened, head, 0, head.length, 0);
  closeSync(opened);
  // ISO 14496-12 begins with the box `ftyp`, Matroska with the mark of EBML.
  const fits = /\.webm$/i.test(path) ? head.readUInt32BE() === 0x1a45dfa3 : head.toString('latin1', 4, 8) === 'ftyp';
  return fits ? undefined : 'this file is not an MP4 or WebM, as its name says';
}

/** See https://www.w3.org/TR/webvtt1/#file-structure. */
function problemOfCaptions(path: string): string | undefined {
  const text = readFileSync(path, 'utf8');
  if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'captions begin with the line WEBVTT';
  const cue = /^(?:\d+:)?\d\d:\d\d\.\d{3}[ \t]+-->[ \t]+(?:\d+:)?\d\d:\d\d\.\d{3}/m;
  return cue.test(text) ? undefined : 'there is no caption, such as 00:00.000 --> 00:02.000 and words in the next line';
}
