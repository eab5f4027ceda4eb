/**
 * `npm run accept:locale -- sv`: records that the interface’s words in a language were made from the current English,
 * after somebody has translated or reviewed them.
 */
import { acceptInterfaceTranslations } from '../engine/content/translations/accept-translations.ts';

const codes = process.argv.slice(2);
if (codes.length === 0) throw new Error('no language given: npm run accept:locale -- sv');
for (const code of codes) console.log(`${code}: ${acceptInterfaceTranslations(code).length} texts recorded as current`);
