import type { Problem } from '../../content/problems.ts';
import { type OwnerText, readableLines } from './owner-files.ts';

/** Reserved names: https://www.rfc-editor.org/rfc/rfc2606, https://www.rfc-editor.org/rfc/rfc6761. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

const address = /(?:https?:\/\/|[\w.+-]+@)[\w.-]+|\b(?:[\w-]+\.)+example\b|\bexample\.(?:com|net|org)\b/gi;

/** Finds addresses and hosts that are reserved for examples; code is not searched. */
export function findReserved(texts: readonly OwnerText[]): Problem[] {
  return texts
    .filter(({ file }) => !file.endsWith('.ts'))
    .flatMap((text) =>
      readableLines(text).flatMap(({ text: said, line }) => {
        const found = [...new Set(said.match(address)?.filter(isReserved))];
        if (found.length === 0) return [];
        const message = `${found.join(', ')}: ${found.length > 1 ? 'reserved domains' : 'a reserved domain'}, for examples only${contact(text.file, said)}`;
        return { file: text.file, line, message };
      }),
    );
}

function isReserved(found: string): boolean {
  return reserved.test(hostOf(found));
}

const hostOf = (found: string) =>
  found
    .replace(/^.*(?:\/\/|@)/, '')
    .toLowerCase()
    .replace(/\.$/, '');

function contact(file: string, line: string): string {
  const isContact = file === 'site.yaml' && /^email:/.test(line);
  return isContact ? '; security.txt names it as the contact for vulnerabilities' : '';
}
