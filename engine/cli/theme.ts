import { siteRoot } from '../content/site-root.ts';
import { newCommand } from './support/command-line.ts';
import type { ThemeOptions } from './theme/change-theme.ts';

/** `fitout theme`: lists the palettes, checks an accent, or writes another palette. */
export const command = newCommand('theme')
  .summary('lists the palettes, or selects one')
  .description(
    'lists the palettes and marks the current one, or writes another into theme.yaml. The mark, posters, share images, resume and bands follow it',
  )
  .option('--palette <name>', 'selects this palette')
  .option('--colours <"#rrggbb,#rrggbb">', 'makes a palette from two colours of your own, and selects it')
  .option(
    '--accent <"#rrggbb">',
    'makes a palette from one colour, if text in that colour is legible; otherwise names the nearest legible colour',
  )
  .action(async (options: ThemeOptions) => {
    const { changeTheme } = await import('./theme/change-theme.ts');
    changeTheme(siteRoot, options);
  });
