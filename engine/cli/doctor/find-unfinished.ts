import type { Problem } from '../../content/problems.ts';
import { promptIn } from '../support/prompts.ts';
import { fieldsIn, type OwnerText, readableLines } from './owner-files.ts';

/** Finds remaining prompts to the owner, samples and templates; code is not searched. */
export function findUnfinished(texts: readonly OwnerText[]): Problem[] {
  return texts
    .filter(({ file }) => !file.endsWith('.ts'))
    .flatMap((text) => {
      const readable = readableLines(text);
      return text.source.split('\n').flatMap((sourceLine, index) => {
        const prompt = promptIn(sourceLine);
        const message = prompt ? `still to write: ${prompt}` : problemOf(text.file, readable[index]?.text ?? '');
        return message ? { file: text.file, line: index + 1, message } : [];
      });
    });
}

function problemOf(file: string, line: string): string | undefined {
  if (/^[\s{-]*(?:.*,\s*)?sample: true\b/.test(line))
    return 'marked as a sample: replace it with your own and remove sample: true, or remove it';
  if (/\/project\.yaml$/.test(file) && /^kind: template\b/.test(line))
    return 'a template that every visitor can open: make a project of it, or remove its folder';
  return undefined;
}

/** Finds alternative texts without a letter: `…`, `-`. Missing ones are a problem in the content. */
export function findEmptyAlts(texts: readonly OwnerText[]): Problem[] {
  const fields = new Map(texts.map((text) => [text.file, fieldsIn(text)]));
  const named = new Set([...fields.values()].flat().flatMap(({ key, text }) => (key === 'alt' ? text : [])));
  return [...fields].flatMap(([file, pieces]) =>
    pieces
      .filter(({ key = '' }) => key === 'pictureAlt' || (file.startsWith('words/') && named.has(key)))
      .filter(({ text }) => !/\p{L}/u.test(text))
      .map(({ key, line }) => ({
        file,
        line,
        key,
        message: 'the alternative text does not describe the picture: write what it shows',
      })),
  );
}
