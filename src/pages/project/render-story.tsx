import { readFileSync } from 'node:fs';
import { runSync } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import type { ArticleBody } from '../../content/content.ts';
import type { Pictures } from '../../content/pictures.ts';
import { figureWith } from '../../ui/figure/figure.tsx';
import { richComponents } from '../../ui/prose/rich-prose.tsx';

/**
 * Runs the compiled Markdown of a story.
 * @param lang its language, where that is not the page's
 */
export function renderStory({ codeFile, rich }: ArticleBody, pictures: Pictures, lang?: string): ReactNode {
  const { default: Story } = runSync(readFileSync(codeFile, 'utf8'), { ...runtime, baseUrl: import.meta.url });
  const text = <Story components={{ ...richComponents(pictures, lang !== undefined), Figure: figureWith(pictures) }} />;
  if (rich.length === 0 && !lang) return text;
  return (
    <div lang={lang} className={rich.length > 0 ? 'rich-text' : undefined}>
      {text}
    </div>
  );
}
