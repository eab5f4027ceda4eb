import { DOMImplementation, type Document, type Element, NAMESPACE, XMLSerializer } from '@xmldom/xmldom';
import type { Language } from '../../../src/content/language.ts';
import { piecesOf } from './codes.ts';
import { Codes, type Placed } from './place-codes.ts';
import type { Unit } from './units.ts';

/** XLIFF 2.1 with its modules for glossaries and lengths: https://docs.oasis-open.org/xliff/xliff-core/v2.1/ */
export const namespaces = {
  core: 'urn:oasis:names:tc:xliff:document:2.0',
  glossary: 'urn:oasis:names:tc:xliff:glossary:2.0',
  sizes: 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
} as const;

/** What is told of a unit, beside what it says. */
export interface UnitNotes {
  /** What stands before it: the heading and the block above. */
  context: string[];
  /** Pages that show it, with the names of their pictures. */
  seen: string[];
  /** Recurring words in it, and how they are said. */
  terms: { term: string; translation: string }[];
}

/**
 * Writes texts for people who translate with tools of their own.
 * @param notesOf what is told of each unit
 */
export function writeXliff(language: Language, units: readonly Unit[], notesOf: (unit: Unit) => UnitNotes): string {
  const document = new DOMImplementation().createDocument(namespaces.core, 'xliff', null);
  const root = document.documentElement as Element;
  const attributes = { version: '2.1', srcLang: 'en', trgLang: language.tag };
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  root.setAttributeNS(NAMESPACE.XMLNS, 'xmlns:gls', namespaces.glossary);
  root.setAttributeNS(NAMESPACE.XMLNS, 'xmlns:slr', namespaces.sizes);
  for (const [original, inFile] of Map.groupBy(units, ({ file }) => file)) {
    const file = add(document, root, 'file', { id: idOf(original), original });
    addTo(document, file, namespaces.sizes, 'slr:profiles', { generalProfile: 'xliff:codepoints' });
    for (const unit of inFile) addUnit(document, file, unit, notesOf(unit));
  }
  indent(document, root, 0);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document.documentElement as Element)}\n`;
}

/** An id of XML: letters, digits, hyphens, dots. */
const idOf = (name: string) => name.replace(/[^\w.-]+/g, '_').replace(/^(?=[\d.-])/, '_');

function addUnit(document: Document, file: Element, unit: Unit, { context, seen, terms }: UnitNotes): void {
  const element = add(document, file, 'unit', { id: idOf(unit.name), name: unit.name, canResegment: 'no' });
  element.setAttributeNS(namespaces.sizes, 'slr:sizeRestriction', String(unit.limit));
  if (terms.length > 0) {
    const glossary = addTo(document, element, namespaces.glossary, 'gls:glossary');
    for (const { term, translation } of terms) {
      const entry = addTo(document, glossary, namespaces.glossary, 'gls:glossEntry');
      addTo(document, entry, namespaces.glossary, 'gls:term', {}, term);
      addTo(document, entry, namespaces.glossary, 'gls:translation', {}, translation);
    }
  }
  const notes = add(document, element, 'notes');
  const note = (category: string, text: string) => void add(document, notes, 'note', { category }, text);
  note('kind', unit.kind);
  for (const text of context) note('context', text);
  for (const text of seen) note('seen', text);
  const codes = new Codes();
  const source = piecesOf(unit.english, unit.markdown);
  const target = unit.translation === undefined ? undefined : piecesOf(unit.translation, unit.markdown);
  const written = [source, ...(target ? [target] : [])].map((pieces) => codes.place(pieces));
  if (codes.data.size > 0) {
    const data = add(document, element, 'originalData');
    for (const [text, id] of codes.data) add(document, data, 'data', { id, 'xml:space': 'preserve' }, text);
  }
  const segment = add(document, element, 'segment', { state: unit.state === 'complete' ? 'translated' : 'initial' });
  for (const [index, name] of (['source', 'target'] as const).entries()) {
    const pieces = written[index];
    if (pieces) fill(document, add(document, segment, name, { 'xml:space': 'preserve' }), pieces);
  }
}

const fixed = { canCopy: 'no', canDelete: 'no' };

function fill(document: Document, parent: Element, pieces: readonly Placed[]): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') parent.appendChild(document.createTextNode(piece));
    else if ('data' in piece) add(document, parent, 'ph', { id: piece.id, dataRef: piece.data, ...fixed });
    else {
      const { id, open, close, inside } = piece;
      fill(document, add(document, parent, 'pc', { id, dataRefStart: open, dataRefEnd: close, ...fixed }), inside);
    }
  }
}

function add(
  document: Document,
  parent: Element,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  text?: string,
): Element {
  return addTo(document, parent, namespaces.core, name, attributes, text);
}

function addTo(
  document: Document,
  parent: Element,
  namespace: string,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  text?: string,
): Element {
  const element = document.createElementNS(namespace, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  if (text !== undefined) element.appendChild(document.createTextNode(text));
  parent.appendChild(element);
  return element;
}

/** A line for each element, but not inside of what is translated. */
function indent(document: Document, element: Element, depth: number): void {
  const children = [...element.childNodes].filter((child) => child.nodeType === 1) as Element[];
  if (children.length === 0 || ['source', 'target'].includes(element.localName ?? '')) return;
  const space = (count: number) => document.createTextNode(`\n${'  '.repeat(count)}`);
  for (const child of children) {
    element.insertBefore(space(depth + 1), child);
    indent(document, child, depth + 1);
  }
  element.appendChild(space(depth));
}
