import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveSite } from '../../../build/hosts/site-server.ts';
import { escapeRegExp } from '../../../content/escape-regexp.ts';
import { address, type SitePath } from '../../../routes/addresses.ts';
import { findPlaces, type Place, type SearchedText } from './find-places.browser.ts';
import type { ShortText } from './list-texts.ts';
import { openBrowser } from './open-browser.ts';

/** A picture of a part of a page, as a data URL. */
interface Picture {
  path: SitePath;
  source: string;
  y: number;
  height: number;
}

/** Where a text appears. */
export interface FoundText {
  place: Place;
  picture: Picture;
}

export const pageWidth = 1280;
/** The most pixels of a page’s height in one picture. */
const maxPictureHeight = 1600;
const margin = 160;

const letters = '\\p{L}\\p{N}%€$#';

/** Placeholders match any text; spaces and signs are ignored, as is the `|` that breaks lines in labels. */
const patternOf = (source: string): string =>
  source
    .split(/\{\{?\w+\}?\}/)
    .map((part) => escapeRegExp(part.replace(new RegExp(`[^${letters}]`, 'gu'), '')))
    .join('.*');

/**
 * Searches pages of the built site for texts, and takes a picture of each place.
 * @param pages the path of each page, and whether the page may contain a text
 */
export async function takePictures(
  root: string,
  pages: readonly { path: SitePath; mayHave: (text: ShortText) => boolean }[],
  texts: readonly ShortText[],
): Promise<Map<string, FoundText>> {
  const server = serveSite(join(root, 'dist'), address('/')).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const found = new Map<string, FoundText>();
  const browser = await openBrowser();
  try {
    await browser.send('Emulation.setDeviceMetricsOverride', {
      width: pageWidth,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await browser.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    // The site’s content security policy would block what findPlaces does with drawings.
    await browser.send('Page.setBypassCSP', { enabled: true });
    for (const { path, mayHave } of pages) {
      const searched = texts
        .filter((text) => mayHave(text) && found.get(text.name)?.place.hidden !== false)
        .map(searchedTextOf);
      if (searched.length === 0) continue;
      const loaded = browser.next('Page.loadEventFired');
      await browser.send('Page.navigate', { url: origin + address(path) });
      await loaded;
      const expression = `(${findPlaces})(${JSON.stringify(searched)}, ${JSON.stringify(letters)})`;
      const { result, exceptionDetails } = await browser.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(`${path}: ${JSON.stringify(exceptionDetails)}`);
      const places = ((result as { value?: Place[] }).value ?? []).filter(
        ({ id, hidden }) => !found.has(id) || !hidden,
      );
      for (const group of groupByPicture(places)) {
        const picture = { path, ...(await takePicture(group)) };
        for (const place of group) found.set(place.id, { place, picture });
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return found;

  async function takePicture(places: readonly Place[]): Promise<Omit<Picture, 'path'>> {
    const y = Math.max(0, Math.min(...places.map((place) => place.y)) - margin);
    const height = Math.min(
      maxPictureHeight + 2 * margin,
      Math.max(...places.map((place) => place.y + Math.min(place.height, maxPictureHeight))) + margin - y,
    );
    const clip = { x: 0, y, width: pageWidth, height, scale: 1 };
    const { data } = await browser.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 60,
      captureBeyondViewport: true,
      clip,
    });
    return { source: `data:image/webp;base64,${data}`, y, height };
  }
}

const searchedTextOf = ({ name, source, file }: ShortText): SearchedText => ({
  ...{ id: name, pattern: patternOf(source) },
  within: /#.*\.labels\./.test(name) ? 'svg' : /^(articles|pages|projects|games)\//.test(file) ? 'main' : 'body',
});

/** Groups places that fit into one picture. */
function groupByPicture(places: readonly Place[]): Place[][] {
  const groups: Place[][] = [];
  for (const place of [...places].sort((a, b) => a.y - b.y)) {
    const group = groups.at(-1);
    if (group?.[0] && place.y + Math.min(place.height, maxPictureHeight) - group[0].y <= maxPictureHeight)
      group.push(place);
    else groups.push([place]);
  }
  return groups;
}
