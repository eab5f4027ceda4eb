/** `npm run init`: makes the site somebody's: see `--help`. */
import { siteRoot } from '../src/content/site-root.ts';
import { palettes } from '../src/content/theme/palettes.ts';
import { initSite } from './init/init-site.ts';
import { runCommand } from './support/command-line.ts';

await runCommand(
  {
    name: 'npm run init',
    about:
      'makes the site yours. It asks who you are, or takes it from a resume, takes the sample away, and leaves a small site in your name.',
    options: {
      name: { type: 'string', help: 'your name' },
      role: { type: 'string', help: 'what you are, in two or three words' },
      place: { type: 'string', help: 'where you work: "Kimberley, South Africa"' },
      timezone: { type: 'string', value: 'ZONE', help: 'your time zone (IANA); without it that of this machine' },
      url: { type: 'string', value: 'ADDRESS', help: 'where the site will live' },
      email: { type: 'string', value: 'ADDRESS', help: 'your e-mail address' },
      profile: { type: 'string', value: 'ADDRESS', multiple: true, help: 'a profile elsewhere; may be given again' },
      languages: { type: 'string', value: 'CODES', help: 'languages of the site: en,de (English is always there)' },
      presentation: { type: 'string', value: 'plain|profile-app', help: 'how the page about you looks' },
      palette: { type: 'string', value: 'NAME', help: `deco, ${Object.keys(palettes).join(', ')}` },
      colours: { type: 'string', value: '"#rrggbb,#rrggbb"', help: 'two colours of your own, for a palette' },
      resume: { type: 'string', value: 'FILE', help: 'a resume to take all that from: JSON Resume' },
      phone: { type: 'boolean', help: 'takes the telephone number of the resume, for everybody to read' },
      yes: { type: 'boolean', help: 'asks nothing' },
      force: { type: 'boolean', help: 'goes on where something is not committed, or the site is somebody’s already' },
    },
  },
  (typed) => initSite(siteRoot, typed),
);
