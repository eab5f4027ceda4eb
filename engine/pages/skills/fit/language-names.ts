import { fold } from '../../../ui/fold.ts';
import { fitLanguages } from './words.ts';

const codes =
  'af ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv ms nl no pl pt ro ru sk sl sq sr st sv sw th tn tr uk ur vi xh zh zu'.split(
    ' ',
  );

/** isiZulu names of languages that CLDR lacks. */
const isiZulu: Readonly<Record<string, string>> = {
  isingisi: 'en',
  esingisi: 'en',
  isibhunu: 'af',
  isijalimani: 'de',
  isispanishi: 'es',
  isipanishi: 'es',
  isipeyinishi: 'es',
  isiputukezi: 'pt',
  isifulentshi: 'fr',
  isizulu: 'zu',
  isixhosa: 'xh',
  isisuthu: 'st',
  isitswana: 'tn',
  isidashi: 'nl',
};

/** Codes by the names of languages in every language that advertisements are read in, folded and without spaces. */
export function nameLanguages(): Record<string, string> {
  const names: Record<string, string> = { ...isiZulu, mandarin: 'zh', flemish: 'nl', castellano: 'es' };
  for (const speaker of fitLanguages) {
    const display = new Intl.DisplayNames(speaker, { type: 'language' });
    for (const code of codes) names[fold(display.of(code) ?? code).replaceAll(' ', '')] ??= code;
  }
  return names;
}
