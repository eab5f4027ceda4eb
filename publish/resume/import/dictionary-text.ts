/**
 * Changes texts in a dictionary's file, a line for each; order, empty lines and all other texts stay.
 * @param source the file's text
 * @param texts new texts by key; undefined takes a key out
 */
export function setTexts(source: string, texts: ReadonlyMap<string, string | undefined>): string {
  const open = new Map(texts);
  const lines: string[] = [];
  for (const line of source.trimEnd().split('\n')) {
    const key = keyOf(line);
    if (key === undefined || !open.has(key)) lines.push(line);
    else {
      const text = open.get(key);
      if (text !== undefined) lines.push(entry(key, text));
      open.delete(key);
    }
  }
  for (const [key, text] of open) if (text !== undefined) lines.splice(placeFor(lines, key), 0, entry(key, text));
  return `${withCommas(lines).join('\n')}\n`;
}

const entry = (key: string, text: string): string => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},`;

function keyOf(line: string): string | undefined {
  return /^\s*"([^"]+)":/.exec(line)?.[1];
}

/** Behind the keys that begin in the same way, the more the better; else at the end. */
function placeFor(lines: readonly string[], key: string): number {
  for (let prefix = key.replace(/_[^_]*$/, ''); prefix; prefix = prefix.replace(/_?[^_]*$/, '')) {
    const last = lines.findLastIndex((line) => keyOf(line)?.startsWith(`${prefix}_`));
    if (last >= 0) return last + 1;
  }
  return lines.length - 1;
}

/** JSON has a comma behind every entry but the last. */
function withCommas(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => keyOf(line) !== undefined);
  return lines.map((line, index) => {
    if (keyOf(line) === undefined) return line;
    return line.replace(/,?\s*$/, index === last ? '' : ',');
  });
}
