import { readFileSync } from 'node:fs';
import { runSync } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import type { ArticleBody } from '../../content/content.ts';
import type { Pictures } from '../../content/pictures.ts';
import { figureWith } from '../../ui/figure/figure.tsx';
import { richComponents } from '../../ui/prose/rich-prose.tsx';

/** Apart: pages whose story shows no round do not carry its styles. */
const { replayOf } = await import('../../games/glider/replay-figure.tsx');

/**
 * Runs the compiled Markdown of a story.
 * @param lang its language, where that is not the page's
 * @param game the game that it tells of, where that is played on this site
 */
export function renderStory(
  { codeFile, rich }: ArticleBody,
  pictures: Pictures,
  lang?: string,
  game?: Parameters<typeof replayOf>[0],
): ReactNode {
  const { default: Story } = runSync(readFileSync(codeFile, 'utf8'), { ...runtime, baseUrl: import.meta.url });
  const text = (
    <Story
      components={{
        ...richComponents(pictures, lang !== undefined),
        Figure: figureWith(pictures, 'file'),
        ...(game && { Replay: replayOf(game) }),
      }}
    />
  );
  if (rich.length === 0 && !lang) return text;
  return (
    <div lang={lang} className={rich.length > 0 ? 'rich-text' : undefined}>
      {text}
    </div>
  );
}
