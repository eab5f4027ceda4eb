import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsIn, parsePage } from '../build/parse-page.ts';

/**
 * Reads what the main part of each built page says.
 * @param dist a built folder
 * @returns the text by the page's file
 */
export function readBuiltWords(dist: string): Map<string, string> {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(
    pages.map((file) => {
      const page = parsePage(readFileSync(join(dist, file), 'utf8')).documentElement;
      const [main] = page ? elementsIn(page, 'main') : [];
      return [file, main?.textContent ?? ''];
    }),
  );
}
