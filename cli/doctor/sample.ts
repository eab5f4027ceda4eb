import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../../src/content/read-yaml.ts';
import { projectRoot } from '../../src/content/site-root.ts';
import { fieldsIn, type OwnerFiles, type OwnerPicture, type OwnerText, type Piece } from './owner-files.ts';

/** What the doctor knows of the sample that the project ships: `docs/sample.json`, written by `npm run sample`. */
export interface SampleRecord {
  name: string;
  /** The name as profiles elsewhere have it. */
  handle: string;
  /** From the path to the SHA-256 of each file that an owner has another of. */
  files: Readonly<Record<string, string>>;
  /** The first twelve digits of the SHA-256 of each phrase: see `phrasesIn`. */
  phrases: readonly string[];
}

/** Where the record lies, from the project's root. */
export const sampleRecordFile = 'docs/sample.json';

/** Reads the record of the sample. */
export function readSampleRecord(): SampleRecord {
  return JSON.parse(readFileSync(join(projectRoot, sampleRecordFile), 'utf8'));
}

/** What an owner may keep as it is, and the file in which each line is looked at. */
const keepable = /^content\/(theme\.yaml|site\.yaml|projects\/order\.yaml)$/;

/** Makes the record from the sample itself. */
export function recordSample({ texts, pictures }: OwnerFiles): SampleRecord {
  const site = texts.find(({ file }) => file === 'content/site.yaml');
  const { name = '' } = (site && parseYaml(site.file, site.source, [])?.document.toJS()) ?? {};
  const files = [...texts.map(({ file, source }) => [file, hashOf(source)]), ...pictures.map(hashOfPicture)];
  const phrases = texts.flatMap((text) => phrasesIn(text).map(({ text }) => hashOfPhrase(text)));
  return {
    name,
    handle: name.toLowerCase().replaceAll(' ', '-'),
    files: Object.fromEntries(files.filter(([file = '']) => !keepable.test(file)).sort()),
    phrases: [...new Set(phrases)].sort(),
  };
}

const hashOfPicture = ({ file, read }: OwnerPicture) => [file, hashOf(plainData(file, read()))];

/** A drawing is text: git may have changed its line ends. */
export function plainData(file: string, data: Buffer): string | Buffer {
  return /\.svg$/i.test(file) ? data.toString('utf8').replace(/\r\n/g, '\n') : data;
}

/** SHA-256 in hexadecimal digits. */
export const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** What the record has of a phrase. */
export const hashOfPhrase = (phrase: string): string => hashOf(phrase.replace(/\s+/g, ' ').trim()).slice(0, 12);

/** Shorter texts are labels, which two owners may well have in common. */
const leastWords = 6;

/** What somebody would recognise a text by: texts in fields, and the first paragraph below them, of six words or more. */
export function phrasesIn(text: OwnerText): Piece[] {
  return [...fieldsIn(text), ...firstParagraph(text)].filter(
    (one) => one.text.trim().split(/\s+/).length >= leastWords,
  );
}

function firstParagraph({ file, source }: OwnerText): Piece[] {
  const [front = ''] = /^---\n[\s\S]*?\n---\n\s*/.exec(source) ?? [];
  if (!file.endsWith('.mdx') || !front) return [];
  const [text = ''] = source.slice(front.length).split('\n\n');
  return [{ text, line: front.split('\n').length }];
}
