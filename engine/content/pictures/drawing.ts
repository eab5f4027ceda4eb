import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom';
import { findForbidden } from './drawing-allowed.ts';

interface DrawingProblem {
  line?: number | undefined;
  message: string;
}

export interface Drawing {
  width: number;
  height: number;
  problems: DrawingProblem[];
}

/** Reads the size of a drawing and refuses what is not allowed: removing it would change how the drawing looks. */
export function inspectDrawing(source: string): Drawing {
  const problems: DrawingProblem[] = [];
  const size = { width: 0, height: 0 };
  let document: Document;
  try {
    document = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message.split('\n')[0]);
      },
    }).parseFromString(source, 'image/svg+xml');
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const line = /line:(\d+)/.exec(String(error))?.[1];
    return { ...size, problems: [{ line: Number(line ?? 1), message: `this is not valid SVG: ${message}` }] };
  }
  const root = document.documentElement;
  if (root?.localName !== 'svg') return { ...size, problems: [{ line: 1, message: 'this is not an SVG file' }] };
  if (document.doctype?.internalSubset) problems.push({ line: 1, message: 'a drawing must not declare entities' });
  for (const node of document.childNodes)
    if (node.nodeType === node.PROCESSING_INSTRUCTION_NODE && node.nodeName !== 'xml')
      problems.push({ line: node.lineNumber, message: `a drawing must not contain <?${node.nodeName}?>` });
  const { elements, beyond } = elementsOf(root);
  if (beyond) return { ...size, problems: [...problems, beyond] };
  for (const element of elements)
    for (const message of findForbidden(element)) problems.push({ line: element.lineNumber, message });
  const box = root
    .getAttribute('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth, boxHeight] = box ?? [];
  const width = pixels(root.getAttribute('width')) ?? boxWidth;
  const height = pixels(root.getAttribute('height')) ?? boxHeight;
  if (box && !(box.length === 4 && box.every(Number.isFinite) && isSize(boxWidth) && isSize(boxHeight)))
    problems.push({
      line: root.lineNumber,
      message: 'the viewBox of a drawing must be four numbers, with a width and a height above 0',
    });
  else if (!isSize(width) || !isSize(height))
    problems.push({ line: root.lineNumber, message: 'a drawing needs a viewBox, or width and height' });
  return { width: Math.round(width || 1), height: Math.round(height || 1), problems };
}

/** Larger drawings take the optimiser a minute. */
const maxElements = 10_000;
const maxDepth = 100;

/** The elements that a drawing shows; the content of `<foreignObject>` and `<metadata>` is dropped. */
function elementsOf(root: Element): { elements: Element[]; beyond?: DrawingProblem } {
  const elements: Element[] = [];
  const open = [{ element: root, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { element, depth } = next;
    elements.push(element);
    const { lineNumber: line } = element;
    if (elements.length > maxElements)
      return { elements, beyond: { line, message: `a drawing is limited to ${maxElements} elements` } };
    if (depth > maxDepth)
      return {
        elements,
        beyond: { line, message: `the elements of a drawing may be nested at most ${maxDepth} levels deep` },
      };
    if (/^(foreignObject|metadata)$/.test(element.nodeName)) continue;
    for (let inner = element.lastChild; inner; inner = inner.previousSibling)
      if (isElement(inner)) open.push({ element: inner, depth: depth + 1 });
  }
  return { elements };
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const isSize = (size: number | undefined): boolean => size !== undefined && size > 0 && Number.isFinite(size);

const pixels = (length: string | null): number | undefined => {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return number ? Number(number) : undefined;
};

/** Names that drawing programs write and that are not needed to show the drawing. */
const traces = /<metadata|<!DOCTYPE|<\?xml|xmlns:(?!xlink=)\w/;

/** Removes what drawing programs add; custom properties, media queries and ids are kept, for day and night. */
export async function cleanDrawing(source: string): Promise<string> {
  if (!traces.test(source)) return source;
  const { optimize } = await import('svgo');
  const overrides = { inlineStyles: false, minifyStyles: false, mergePaths: false, cleanupIds: false } as const;
  return optimize(source, { plugins: [{ name: 'preset-default', params: { overrides } }] }).data;
}
