import { type Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml';

/** Sets fields of a YAML file; comments and order stay. The empty path is the whole file, undefined removes a field. */
export function setFields(source: string, fields: readonly { path: (string | number)[]; value: unknown }[]): string {
  return editDocument(source, (document) => {
    for (const { path, value } of fields) {
      if (value === undefined) {
        document.deleteIn(path);
        continue;
      }
      const node = mergeNode(document, document.getIn(path, true) as Node | undefined, value);
      if (path.length > 0) document.setIn(path, node);
      else document.contents = node;
    }
  });
}

/** Adds an entry to a list, formatted like the others; the empty path is the whole file. */
export function addEntry(source: string, path: readonly string[], entry: unknown, place: 'first' | 'last'): string {
  return editDocument(source, (document) => {
    const list = path.length > 0 ? document.getIn(path, true) : document.contents;
    const node = document.createNode(entry) as Node;
    if (isSeq(list) && list.items.length > 0) {
      const [first] = list.items;
      if (isCollection(node) && isCollection(first)) node.flow = first.flow;
      list.items.splice(place === 'first' ? 0 : list.items.length, 0, node);
      return;
    }
    const fresh = document.createNode([node]) as Node;
    fresh.commentBefore = isSeq(list) ? list.commentBefore : undefined;
    if (path.length > 0) document.setIn(path, fresh);
    else document.contents = fresh;
  });
}

/** Changes texts in a dictionary; a new one follows those with a similar key, undefined removes one. */
export function setTexts(source: string, texts: ReadonlyMap<string, string | undefined>): string {
  return editDocument(source, (document) => {
    if (!isMap(document.contents)) document.contents = document.createNode({});
    const map = document.contents as YAMLMap;
    for (const [key, text] of texts) {
      const old = map.get(key, true);
      if (text === undefined) map.delete(key);
      else if (isScalar(old)) old.value = text;
      else map.items.splice(placeFor(map, key), 0, document.createPair(key, text));
    }
  });
}

/** Changes a YAML text. Comments and indents stay; a text without changes stays as it is. */
export function editDocument(source: string, change: (document: Document<Node>) => void): string {
  const document: Document<Node> = parseDocument(source, { schema: 'core' });
  const style = { lineWidth: 0, ...indentsOf(source) };
  const print = () => document.toString(style);
  const before = print();
  change(document);
  const after = print();
  return after === before ? source : keepLines(source, before, after);
}

function keepLines(source: string, before: string, after: string): string {
  const [written, printed] = [source.split('\n'), before.split('\n')];
  if (written.length !== printed.length) return after;
  const asWritten = new Map(printed.map((line, index) => [line, written[index] ?? line]));
  const kept = after
    .split('\n')
    .map((line) => asWritten.get(line) ?? line)
    .join('\n');
  // Where the owner indents in several ways, old lines and new ones may not fit together.
  return dataOf(kept) === dataOf(after) ? kept : after;
}

function indentsOf(source: string): { indent: number; indentSeq: boolean } {
  const [, indent = '  '] = /^[^\s#-].*:\s*\n(?:\s*#.*\n)*( +)[^\s#]/m.exec(source) ?? [];
  return { indent: indent.length, indentSeq: !/^( *)[^\s#-].*:\s*\n(?:\s*#.*\n)*\1- /m.test(source) };
}

function dataOf(source: string): string | undefined {
  const document = parseDocument(source, { schema: 'core' });
  return document.errors.length > 0 ? undefined : JSON.stringify(document);
}

/** Merges differences into the old node: equal parts keep their comments. */
function mergeNode(document: Document<Node>, old: Node | null | undefined, value: unknown): Node {
  if (old && JSON.stringify(old.toJSON()) === JSON.stringify(value)) return old;
  // An empty collection is written as a block, below its comments.
  if (isCollection(old) && old.items.length === 0) {
    const { commentBefore, comment } = old;
    return Object.assign(document.createNode(value) as Node, { commentBefore, comment });
  }
  if (isMap(old) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const { key } of [...old.items]) if (!(String(key) in value)) old.delete(key);
    for (const [key, inner] of Object.entries(value))
      old.set(key, mergeNode(document, old.get(key, true) as Node | undefined, inner));
    return old;
  }
  const node = document.createNode(value) as Node;
  if (!isSeq(old) || !isSeq(node)) return node;
  const known = new Map(old.items.map((item) => [JSON.stringify((item as Node).toJSON()), item]));
  const [first] = old.items;
  // New entries are formatted like their neighbours.
  for (const item of node.items) if (isCollection(item) && isCollection(first)) item.flow = first.flow;
  const jsons = node.items.map((item) => JSON.stringify((item as Node).toJSON()));
  const before = old.items as Node[];
  old.items = node.items.map((item, index) => {
    const same = known.get(jsons[index] ?? '');
    const there = before[index];
    if (same || !there || jsons.includes(JSON.stringify(there.toJSON()))) return same ?? item;
    const now = (item as Node).toJSON();
    return isLike(there.toJSON(), now) ? mergeNode(document, there, now) : item;
  });
  return old;
}

/** Whether most fields of an entry equal those of another, which is then the same one, changed. */
function isLike(old: unknown, value: unknown): boolean {
  if (![old, value].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))) return false;
  const fields = Object.entries(old as object);
  const equal = fields.filter(([key, one]) => JSON.stringify(one) === JSON.stringify((value as never)[key]));
  return equal.length * 2 > fields.length;
}

function placeFor(map: YAMLMap, key: string): number {
  for (let prefix = key.replace(/_[^_]*$/, ''); prefix; prefix = prefix.replace(/_?[^_]*$/, '')) {
    const last = map.items.findLastIndex((pair) => String(pair.key).startsWith(`${prefix}_`));
    if (last >= 0) return last + 1;
  }
  return map.items.length;
}
