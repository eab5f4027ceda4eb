import { readFileSync } from 'node:fs';
import { runSync } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import type { ArticleBody } from '../../content/content.ts';
import { ProseLink } from '../../ui/navigation/prose-link.tsx';

/** Runs the compiled Markdown of a story. */
export function renderStory({ codeFile }: ArticleBody): ReactNode {
  const { default: Story } = runSync(readFileSync(codeFile, 'utf8'), { ...runtime, baseUrl: import.meta.url });
  return <Story components={{ a: ProseLink }} />;
}
