/** The inline script of pages without a language in their address: redirects to the visitor’s selected language. */
import { readStored } from './storage.ts';

declare const __BASE__: string;
declare const __LANGUAGES__: readonly string[];

const languages = __LANGUAGES__;
const path = location.pathname.slice(__BASE__.length);
const stored = readStored('lang');
if (languages.includes(stored as string) && !languages.includes(path.split('/')[1] as string)) {
  // engine/browser/boot.ts then loads nothing more for this page.
  document.documentElement.dataset.leaving = '';
  location.replace(`${__BASE__}/${stored}${path.replace(/\/$/, '')}${location.search}${location.hash}`);
}
