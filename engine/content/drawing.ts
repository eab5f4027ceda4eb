import { DOMParser, type Element } from '@xmldom/xmldom';

interface DrawingFault {
  line?: number | undefined;
  message: string;
}

export interface Drawing {
  width: number;
  height: number;
  faults: DrawingFault[];
}

/** Elements that run, or hold what is no drawing. */
const refused = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
  'listener',
]);

/**
 * Reads the size of a drawing and looks for what a drawing must not hold: scripts, event handlers, pages of HTML, and
 * what would be loaded from elsewhere. They are refused and not taken out: the drawing may not be what its owner takes
 * it for.
 */
export function inspectDrawing(source: string): Drawing {
  const faults: DrawingFault[] = [];
  const size = { width: 0, height: 0 };
  let root: Element | null = null;
  try {
    root = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message.split('\n')[0]);
      },
    }).parseFromString(source, 'image/svg+xml').documentElement;
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const line = /line:(\d+)/.exec(String(error))?.[1];
    return { ...size, faults: [{ line: Number(line ?? 1), message: `this is no valid SVG: ${message}` }] };
  }
  if (root?.localName !== 'svg') return { ...size, faults: [{ line: 1, message: 'this is no SVG' }] };
  for (const element of [root, ...root.getElementsByTagName('*')])
    for (const message of problemsOf(element)) faults.push({ line: element.lineNumber, message });
  const [, , boxWidth, boxHeight] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(root.getAttribute('width')) ?? boxWidth;
  const height = pixels(root.getAttribute('height')) ?? boxHeight;
  if (!width || !height)
    faults.push({ line: root.lineNumber, message: 'a drawing needs a viewBox, or width and height' });
  return { width: Math.round(width || 1), height: Math.round(height || 1), faults };
}

function problemsOf(element: Element): string[] {
  const name = element.localName ?? '';
  const found: string[] = [];
  if (refused.has(name.toLowerCase())) found.push(`a drawing may not hold <${name}>`);
  if (name === 'style' && isForeign(element.textContent ?? '')) found.push(fromElsewhere);
  for (const { name: attribute, localName, value } of element.attributes) {
    if (/^on/i.test(attribute)) found.push(`a drawing may not hold the event handler ${attribute}`);
    else if (localName === 'href' && /^\s*javascript:/i.test(value)) found.push('a drawing may not hold javascript:');
    // The target of a link is not loaded.
    else if (localName === 'href' && name !== 'a' && !/^\s*(#|data:image\/)/i.test(value)) found.push(fromElsewhere);
    else if (attribute !== 'xmlns' && !attribute.startsWith('xmlns:') && isForeign(value)) found.push(fromElsewhere);
  }
  return found;
}

const fromElsewhere = 'a drawing may load nothing from elsewhere: put it into the drawing';

const isForeign = (style: string): boolean => /@import|url\((?!\s*["']?\s*(#|data:))/i.test(style);

const pixels = (length: string | null): number | undefined => {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return number ? Number(number) : undefined;
};

/** Names that drawing programs write and that are not needed to show the drawing. */
const traces = /<metadata|<!DOCTYPE|<\?xml|xmlns:(?!xlink=)\w/;

/**
 * Takes out of a drawing what its editor has left for itself. One that was drawn by hand stays as it is; custom
 * properties, media queries and ids, by which drawings know day and night, stay in any.
 */
export async function cleanDrawing(source: string): Promise<string> {
  if (!traces.test(source)) return source;
  const { optimize } = await import('svgo');
  const overrides = { inlineStyles: false, minifyStyles: false, mergePaths: false, cleanupIds: false } as const;
  return optimize(source, { plugins: [{ name: 'preset-default', params: { overrides } }] }).data;
}
