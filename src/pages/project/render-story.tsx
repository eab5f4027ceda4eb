import { readFileSync } from 'node:fs';
import { runSync } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import type { ArticleBody } from '../../content/content.ts';
import type { Pictures } from '../../content/pictures.ts';
import { figureWith } from '../../ui/figure/figure.tsx';
import { richComponents } from '../../ui/prose/rich-prose.tsx';

/** Runs the compiled Markdown of a story. */
export function renderStory({ codeFile, rich }: ArticleBody, pictures: Pictures): ReactNode {
  const { default: Story } = runSync(readFileSync(codeFile, 'utf8'), { ...runtime, baseUrl: import.meta.url });
  const text = <Story components={{ ...richComponents(pictures, false), Figure: figureWith(pictures) }} />;
  return rich.length > 0 ? <div className="rich-text">{text}</div> : text;
}
