import type { Frame, Page } from '@playwright/test';
import { holdScripts } from './fixtures.ts';

const blank = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * Shows pages in a frame that is resized by script: hundreds of widths take a second, because nothing is painted in
 * between. The policy against frames is removed for this; media queries follow the frame.
 */
export async function openFrame(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    // Pictures have their width and height as attributes.
    if (kind === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: blank });
    if (kind !== 'document') return route.fallback();
    if (route.request().url().endsWith('/frame')) {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title><iframe></iframe>' });
    }
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  // Only the layout is tested.
  await holdScripts(page);
  await page.goto('/frame');
}

interface Sweep {
  path: string;
  widths: number[];
  /** Puts every text in brackets and makes its words a third longer: a pseudo-language. */
  longer?: boolean;
}

/** Shows a page in the frame that openFrame made, in its fallback font. */
export async function showInFrame(page: Page, path: string): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('call openFrame first');
  await frame.goto(path);
  return frame;
}

/** Does what the page's script would do when the site's own font has loaded; throws if the font does not load. */
export async function applyFont(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    document.querySelector('link[as=font]')?.remove();
    const [own] = getComputedStyle(document.body).fontFamily.replaceAll('"', '').split(', ');
    const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === own);
    if (faces.length === 0) throw new Error(`no font face is named ${own}`);
    await Promise.all(faces.map((face) => face.load()));
  });
}

/** Finds widths at which a page is wider than the screen, in either font; a line for each. */
export async function overflows(page: Page, { path, widths, longer }: Sweep): Promise<string[]> {
  const frame = await showInFrame(page, path);
  if (longer) await frame.evaluate(makeLonger);
  const fallback = await tooWide(page, widths);
  await applyFont(frame);
  const own = await tooWide(page, widths);
  return [
    ...fallback.map((problem) => `${path}, fallback font, ${problem}`),
    ...own.map((problem) => `${path}, own font, ${problem}`),
  ];
}

/** Runs in the browser. */
function makeLonger(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.nodeValue?.trim() || node.parentElement?.closest('script, style, pre')) continue;
    const words = node.nodeValue.replace(/\p{L}+/gu, (word) => word + 'ö'.repeat(Math.ceil(word.length / 3)));
    node.nodeValue = `[${words}]`;
  }
}

function tooWide(page: Page, widths: number[]): Promise<string[]> {
  return page.evaluate((widths) => {
    const frame = document.querySelector('iframe');
    const inside = frame?.contentDocument;
    if (!frame || !inside?.querySelector('h1')) throw new Error('the page in the frame has no heading');
    frame.style.height = '800px';
    const found: string[] = [];
    for (const width of widths) {
      frame.style.width = `${width}px`;
      const { scrollWidth } = inside.documentElement;
      if (frame.contentWindow?.innerWidth !== width) found.push(`the frame is not ${width} px wide`);
      if (scrollWidth > width) found.push(`at ${width}: ${scrollWidth - width} px`);
    }
    return found;
  }, widths);
}
