import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Reader {
  name: string;
  /** The text; undefined where the program is not installed. */
  read: (pdf: Buffer) => Promise<string | undefined>;
}

/** Poppler’s `pdftotext` in its three reading orders, and pdf.js, which unpdf bundles and is always available. */
export const readers: readonly Reader[] = [
  { name: 'pdftotext', read: (pdf) => readWithPoppler(pdf, []) },
  { name: 'pdftotext -raw', read: (pdf) => readWithPoppler(pdf, ['-raw']) },
  { name: 'pdftotext -layout', read: (pdf) => readWithPoppler(pdf, ['-layout']) },
  { name: 'pdf.js', read: readWithPdfJs },
];

async function readWithPoppler(pdf: Buffer, options: readonly string[]): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'resume-'));
  try {
    const file = join(folder, 'resume.pdf');
    writeFileSync(file, pdf);
    const { stdout } = await promisify(execFile)('pdftotext', [...options, '-enc', 'UTF-8', file, '-']);
    return stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readWithPdfJs(pdf: Buffer): Promise<string> {
  const { getDocument, VerbosityLevel } = await import('unpdf/pdfjs');
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    return pages.join('\n');
  } finally {
    await task.destroy();
  }
}
