/**
 * `npm run accept:locale -- sv`: records that the interface’s words in a language were made from the English of today,
 * after somebody has translated or read them.
 */
import { acceptInterfaceTranslations } from '../engine/content/accept-translations.ts';

const codes = process.argv.slice(2);
if (codes.length === 0) throw new Error('which language? npm run accept:locale -- sv');
for (const code of codes) console.log(`${code}: ${acceptInterfaceTranslations(code).length} texts recorded as current`);
