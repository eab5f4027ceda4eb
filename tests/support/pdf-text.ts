import { execFileSync } from 'node:child_process';

export function pdfText(pdf: Buffer): string | undefined {
  try {
    const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8', stdio: 'pipe' });
    return plain(text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.warn(
      'pdftotext is not installed, only the structure of PDFs is checked, not their text (Debian: apt-get install poppler-utils)',
    );
    return undefined;
  }
}

/** A text without its line breaks: a line may end after a hyphen. */
export const plain = (text: string): string =>
  text
    .replace(/\u00ad\s*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/([-/]) /g, '$1');

/** The number of pages in a PDF: the count in the root of its page tree (ISO 32000-1, 7.7.3.2). */
export function pdfPages(pdf: Buffer): number {
  const counts = pdf.toString('latin1').matchAll(/\/Type \/Pages\s*\/Count (\d+)/g);
  return Math.max(...[...counts].map(([, count]) => Number(count)));
}
