import type { InitOptions } from './init/init-site.ts';
import { newCommand } from './support/command-line.ts';

const collect = (value: string, before: string[] = []) => [...before, value];

/** `fitout init <folder>`: writes a new site into a new folder. */
export const command = newCommand('init')
  .summary('writes a new site into a new folder')
  .description(
    'writes a new site into a new folder. It asks for your details, or reads a resume, and marks the texts that you have to write',
  )
  .argument('<folder>', 'the new folder, such as ../my-site')
  .option('--name <text>', 'your name')
  .option('--role <text>', 'your role, in two or three words')
  .option('--place <text>', 'where you work: "Kimberley, South Africa"')
  .option('--timezone <zone>', 'your time zone (IANA); default: that of the place, if it is known')
  .option('--url <address>', 'the address of the site; default: a placeholder that fitout doctor lists')
  .option('--email <address>', 'your e-mail address')
  .option('--profile <address>', 'a profile on another site; may be repeated', collect)
  .option('--languages <codes>', 'languages of the site, the default one first: sv,en; default: en')
  .option('--palette <name>', 'the colours of the site: fitout theme lists the palettes')
  .option('--colours <"#rrggbb,#rrggbb">', 'two colours of your own, from which a palette is made')
  .option('--resume <file>', 'a resume that has these details: JSON Resume')
  .option('--from-linkedin <file>', 'LinkedIn’s export instead of a resume: a zip file or a folder')
  .option('--phone', 'imports the telephone number of the resume, which will be public')
  .option('--sample', 'copies the complete sample instead; only in the repository of fitout')
  .option('--yes', 'asks no questions')
  .action(async (folder: string, options: InitOptions) => {
    const { prepareFolder } = await import('./init/prepare-folder.ts');
    const place = prepareFolder(folder);
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)
      process.once(signal, () => {
        place.clear();
        process.exit(code);
      });
    // Modules that are loaded later read the new site.
    process.env.SITE = place.stage;
    try {
      const { initSite } = await import('./init/init-site.ts');
      await initSite(place, options);
    } finally {
      place.clear();
    }
  });
