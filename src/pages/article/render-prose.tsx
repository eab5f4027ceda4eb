import { readFileSync } from 'node:fs';
import { run } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import type { ArticleBody } from '../../content/content.ts';
import type { Pictures } from '../../content/pictures.ts';
import { proseComponents } from './prose-components.tsx';

/**
 * Runs the compiled MDX of a text.
 * @param foreign true where the text is in another language than its page
 */
export async function renderProse({ codeFile }: ArticleBody, pictures: Pictures, foreign: boolean): Promise<ReactNode> {
  const { default: Prose } = await run(readFileSync(codeFile, 'utf8'), { ...runtime, baseUrl: import.meta.url });
  return <Prose components={proseComponents(pictures, foreign)} />;
}
