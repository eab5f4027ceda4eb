// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, type Element, DOMParser as XmlParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { textsOf } from '../../pages/resume/outline.ts';
import { makeWordFile } from './docx.ts';
import { readResume } from './resume-source.ts';

// The highlighter decompresses its engine on import with a stream that jsdom’s blobs lack.
await vi.hoisted(async () => vi.stubGlobal('Blob', (await import('node:buffer')).Blob));

const content = await readContent(siteRoot);
const languages = Object.keys(content.dictionaries);

const partsOf = (file: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]));

const textOf = (xml: string) => {
  const document = new XmlParser({ onError: () => undefined }).parseFromString(xml, 'application/xml');
  const inside = (node: Document | Element, name: string) => [...node.getElementsByTagName(name)];
  return inside(document, 'w:p')
    .map((paragraph) =>
      inside(paragraph, 'w:t')
        .map(({ textContent }) => textContent)
        .join(''),
    )
    .join('\n');
};

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

test.each(languages)('the Word file in %s has exactly the text of the resume’s outline, in order', async (language) => {
  const source = await readResume(content, language);
  const parts = partsOf(await makeWordFile(source));
  expect(plain(textOf(parts['word/document.xml'] ?? ''))).toBe(plain(textsOf(source.outline).join(' ')));
});

test('the Word file stays well-formed with markup and control characters in a text', async () => {
  const source = await readResume(content, 'en');
  const name = 'a ]]> b ]]> \u0007\u001B\uFFFE\uD800 <w:t> & c';
  const parts = partsOf(await makeWordFile({ ...source, outline: { ...source.outline, name } }));
  for (const [path, xml] of Object.entries(parts)) {
    if (!/\.(xml|rels)$/.test(path)) continue;
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    expect(document.querySelector('parsererror')?.textContent, path).toBeUndefined();
  }
  expect(textOf(parts['word/document.xml'] ?? '')).toContain('a ]]> b ]]> \uFFFD <w:t> & c');
});

test('headings, lists and links in the Word file are Word’s own, and the photo has alternative text', async () => {
  const source = await readResume(content, 'en');
  const parts = partsOf(await makeWordFile(source));
  const document = parts['word/document.xml'] ?? '';
  for (const style of ['Title', 'Heading1', 'Heading2']) expect(document).toContain(`<w:pStyle w:val="${style}"/>`);
  expect(document).toContain('<w:numPr>');
  expect(document).toContain(`descr="${source.resume.photo?.alt}"`);
  for (const { url } of content.site.socials)
    expect(parts['word/_rels/document.xml.rels']).toContain(url.replaceAll('&', '&amp;'));
});

test('two builds of the Word file give the same bytes', async () => {
  const source = await readResume(content, 'en');
  expect((await makeWordFile(source)).equals(await makeWordFile(source))).toBe(true);
});

test('the Word file has the paper size that the content sets', async () => {
  const changed = { ...content, resume: { ...content.resume, paper: 'letter' as const } };
  const document = partsOf(await makeWordFile(await readResume(changed, 'en')))['word/document.xml'];
  expect(document).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
});

const writer = ['soffice', 'libreoffice'].find((name) => {
  try {
    return execFileSync(name, ['--version'], { stdio: 'pipe' });
  } catch {
    return false;
  }
});

test.skipIf(!writer)('LibreOffice opens the Word file and exports the same text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'word-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = await readResume(content, 'en');
  writeFileSync(join(folder, 'resume.docx'), await makeWordFile(source));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
  execFileSync(writer ?? '', [profile, ...options, join(folder, 'resume.docx')], { stdio: 'pipe' });
  const text = readFileSync(join(folder, 'resume.txt'), 'utf8')
    .replace('\ufeff', '')
    .replace(/^\s*•\s/gm, '');
  expect(plain(text)).toBe(plain(textsOf(source.outline).join(' ')));
});
