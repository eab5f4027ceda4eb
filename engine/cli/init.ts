import type { InitOptions } from './init/init-site.ts';
import { newCommand } from './support/command-line.ts';

const collect = (value: string, before: string[] = []) => [...before, value];

/** `fitout init <folder>`: writes a new site into a new folder. */
export const command = newCommand('init')
  .summary('writes a new site into a new folder')
  .description(
    'makes a site in a new folder. It asks who you are, or reads a resume; what is missing is marked as a question to you',
  )
  .argument('<folder>', 'where: ../my-site')
  .option('--name <text>', 'your name')
  .option('--role <text>', 'what you are, in two or three words')
  .option('--place <text>', 'where you work: "Kimberley, South Africa"')
  .option('--timezone <zone>', 'your time zone (IANA); without it that of the place, if it has one')
  .option('--url <address>', 'where the site will live; without it an address that fitout doctor lists')
  .option('--email <address>', 'your e-mail address')
  .option('--profile <address>', 'a profile elsewhere; may be given again', collect)
  .option('--languages <codes>', 'languages of the site, its own first: sv,en; without it en')
  .option('--palette <name>', 'its colours: fitout theme lists the palettes')
  .option('--colours <"#rrggbb,#rrggbb">', 'two colours of your own, for a palette')
  .option('--resume <file>', 'a resume to take all that from: JSON Resume')
  .option('--from-linkedin <file>', 'the same from LinkedIn’s export: a zip file or a folder')
  .option('--phone', 'imports the telephone number of the resume, which will be public')
  .option('--sample', 'copies the sample instead, all of it; only in the repository of fitout')
  .option('--yes', 'asks nothing')
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
