import { siteRoot } from '../content/site-root.ts';
import { newCommand } from './support/command-line.ts';
import type { ThemeOptions } from './theme/change-theme.ts';

/** `fitout theme`: lists the palettes, checks an accent, or writes another palette. */
export const command = newCommand('theme')
  .summary('lists the palettes, and chooses one')
  .description(
    'lists the palettes, with the one that the site has, or writes another into theme.yaml. Mark, posters, share images, resume and bands follow',
  )
  .option('--palette <name>', 'takes this palette')
  .option('--colours <"#rrggbb,#rrggbb">', 'makes a palette of two colours of yours, and takes it')
  .option(
    '--accent <"#rrggbb">',
    'makes a palette of one colour, if it can be read as text; otherwise names the nearest that can',
  )
  .action(async (options: ThemeOptions) => {
    const { changeTheme } = await import('./theme/change-theme.ts');
    changeTheme(siteRoot, options);
  });
