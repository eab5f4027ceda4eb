import { isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml';
import { CommandFailed } from '../support/command-line.ts';

type Range = readonly [from: number, to: number];

/**
 * `site.yaml` with a language at the end of its list, not offered; everything else stays as it is written.
 * @throws CommandFailed if the list is missing, empty, or not written with a line for each language
 */
export function addRecord(
  source: string,
  record: { code: string; tag?: string | undefined; ownName?: string | undefined },
): string {
  const items = listItems(source);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) throw new CommandFailed('site.yaml lists no languages');
  const start = lineStart(source, first[0]);
  const fields = [
    `code: ${record.code}`,
    ...(record.tag ? [`tag: ${record.tag}`] : []),
    ...(record.ownName ? [`ownName: ${JSON.stringify(record.ownName)}`] : []),
    'offered: false',
  ];
  const line = `${source.slice(start, first[0])}{ ${fields.join(', ')} }\n`;
  const end = lineEnd(source, last[1]);
  const before = source.slice(0, end);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${line}${source.slice(end)}`;
}

/**
 * `site.yaml` without the lines of a language.
 * @throws CommandFailed as `addRecord`, and if the language is not in the list
 */
export function removeRecord(source: string, code: string): string {
  const [from, to] = rangeOf(nodeOf(source, code));
  return source.slice(0, lineStart(source, from)) + source.slice(lineEnd(source, to));
}

/**
 * `site.yaml` with another value of `offered`.
 * @throws CommandFailed as `removeRecord`, and if the language lacks that field
 */
export function setOffered(source: string, code: string, offered: boolean): string {
  const node = nodeOf(source, code);
  const value = isMap(node) ? node.get('offered', true) : undefined;
  if (!isScalar(value) || !value.range) throw new CommandFailed(`site.yaml: the language ${code} has no field offered`);
  return source.slice(0, value.range[0]) + offered + source.slice(value.range[1]);
}

function listNodes(source: string): ParsedNode[] {
  const list = parseDocument(source, { schema: 'core' }).get('languages', true);
  if (!isSeq(list)) throw new CommandFailed('site.yaml lists no languages');
  if (list.flow)
    throw new CommandFailed('site.yaml: first write each language on a line of its own, as in - { code: en }');
  return list.items as ParsedNode[];
}

/**
 * The codes of the languages in `site.yaml`.
 * @throws CommandFailed if the list is missing or in one line
 */
export const listCodes = (source: string): string[] =>
  listNodes(source).flatMap((node) => (isMap(node) ? String(node.get('code')) : []));

const listItems = (source: string) => listNodes(source).map(rangeOf);

function nodeOf(source: string, code: string): ParsedNode {
  const node = listNodes(source).find((one) => isMap(one) && String(one.get('code')) === code);
  if (!node) throw new CommandFailed(`site.yaml lists no language ${code}`);
  return node;
}

const rangeOf = ({ range }: ParsedNode): Range => [range[0], range[1]];

const lineStart = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1;

/** After the line in which a value ends; the range of a multi-line map may end at the start of the next line. */
function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', source.slice(0, offset).trimEnd().length);
  return end < 0 ? source.length : end + 1;
}
