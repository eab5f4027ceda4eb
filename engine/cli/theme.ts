import { siteRoot } from '../content/site-root.ts';
import { newCommand } from './support/command-line.ts';

/** `fitout theme`: lists the palettes, or selects one. */
export const command = newCommand('theme')
  .summary('lists the palettes, and chooses one')
  .description('lists the palettes, with the one that the site has, or writes another into theme.yaml')
  .option('--palette <name>', 'takes this palette')
  .option('--colours <"#rrggbb,#rrggbb">', 'makes a palette of two colours of yours, and takes it')
  .action(async (options: { palette?: string; colours?: string }) => {
    const { changeTheme } = await import('./theme/change-theme.ts');
    changeTheme(siteRoot, options);
  });
