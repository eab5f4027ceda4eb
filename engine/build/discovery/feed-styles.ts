import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../content/site-root.ts';
import { theme } from '../../content/theme/theme.ts';
import type { SitePath } from '../../routes/addresses.ts';
import { applyTheme } from '../render/theme-styles.ts';

export const feedStylesPath: SitePath = '/feed.css';

/** The style sheet of feeds opened in a browser, as a text. */
export function makeFeedStyles(fontStyle: string): string {
  const [tokens, feed] = ['ui/styles/tokens.css', 'build/discovery/feed.css'].map((file) =>
    applyTheme(readFileSync(join(engineRoot, file), 'utf8'), theme),
  );
  return `@namespace html "http://www.w3.org/1999/xhtml";\n${fontStyle}\n${tokens}\n${feed}`;
}
