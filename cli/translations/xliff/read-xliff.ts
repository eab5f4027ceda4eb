import { DOMParser, type Element, ParseError } from '@xmldom/xmldom';
import { NotDone } from '../../support/command-line.ts';
import { namespaces } from './write-xliff.ts';

/** A unit as it came back. */
export interface ReadUnit {
  name: string;
  /** Line in the XLIFF, counted from 1. */
  line: number;
  source: string;
  /** Nothing where it is empty: nobody has translated it. */
  target?: string;
  /** The codes of the target, by what stands for them in the text. */
  codes: string[];
  /** True where somebody has said that it is translated. */
  done: boolean;
}

/**
 * Reads an XLIFF of version 2.
 * @param text the file’s text
 * @returns the language that it is translated into, and its units
 * @throws NotDone where it is no such file
 */
export function readXliff(text: string): { language: string; units: ReadUnit[] } {
  const root = parse(text);
  if (root.localName !== 'xliff' || root.namespaceURI !== namespaces.core)
    throw new NotDone('This is no XLIFF of version 2: npm run translations -- export writes one.');
  return {
    language: root.getAttribute('trgLang') ?? '',
    units: [...root.getElementsByTagNameNS(namespaces.core, 'unit')].map(readUnit),
  };
}

function parse(text: string): Element {
  const faults: string[] = [];
  const onError = (_level: string, message: string) => void faults.push(message);
  try {
    const root = new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement;
    if (root && faults.length === 0) return root;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    faults.push(error.message);
  }
  throw new NotDone(`This is no XML: ${faults[0]?.split('\n')[0]}`);
}

function readUnit(unit: Element): ReadUnit {
  const inside = (element: Element, name: string) =>
    [...element.childNodes].filter((child): child is Element => (child as Element).localName === name);
  const data = new Map(
    [...unit.getElementsByTagNameNS(namespaces.core, 'data')].map((one) => [
      one.getAttribute('id'),
      one.textContent ?? '',
    ]),
  );
  // A tool may have cut a unit into sentences: what stands between them is kept as it was.
  const parts = [...unit.childNodes].filter((child): child is Element =>
    ['segment', 'ignorable'].includes((child as Element).localName ?? ''),
  );
  const codes: string[] = [];
  const textOf = (part: Element, name: 'source' | 'target') =>
    inside(part, name)
      .map((one) => plain(one, data, name === 'target' ? codes : []))
      .join('');
  const segments = parts.filter(({ localName }) => localName === 'segment');
  const target = parts
    .map((part) => textOf(part, 'target') || (part.localName === 'ignorable' ? textOf(part, 'source') : ''))
    .join('');
  const translated = segments.every((one) => textOfElements(inside(one, 'target')).trim());
  return {
    name: unit.getAttribute('name') ?? unit.getAttribute('id') ?? '',
    line: unit.lineNumber ?? 0,
    source: parts.map((part) => textOf(part, 'source')).join(''),
    ...(translated && target.trim() && { target }),
    codes: codes.sort(),
    done: segments.every((one) => (one.getAttribute('state') ?? 'initial') !== 'initial'),
  };
}

const textOfElements = (elements: readonly Element[]) =>
  elements.map((one) => (one.textContent ?? '') + (one.childNodes.length > 0 ? '·' : '')).join('');

/** The text of an element, with what stands for its codes. */
function plain(element: Element, data: ReadonlyMap<string | null, string>, codes: string[]): string {
  return [...element.childNodes]
    .map((node) => {
      const child = node as Element;
      if (node.nodeType !== 1) return node.nodeValue ?? '';
      if (child.localName === 'ph') {
        const text = data.get(child.getAttribute('dataRef')) ?? '';
        codes.push(text);
        return text;
      }
      const [open, close] = ['dataRefStart', 'dataRefEnd'].map((name) => data.get(child.getAttribute(name)) ?? '');
      if (child.localName === 'pc') codes.push(`${open}…${close}`);
      // Marks of a tool, such as those of its comments, stand around the text.
      return child.localName === 'pc' ? open + plain(child, data, codes) + close : plain(child, data, codes);
    })
    .join('');
}
