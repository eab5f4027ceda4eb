/** Letters that Unicode normalisation does not decompose. */
const whole: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** German replaces an umlaut by its vowel and an e. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Writes a text in small letters, those of the Latin, Greek and Cyrillic scripts without accents: `Łódź` as `lodz`.
 * Marks of other scripts are part of their letters, and stay.
 * @param language the code of its language: in German `Größe` is `groesse`, else `grosse`
 */
export const plainLetters = (text: string, language?: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(
      /[ßæœøđðłþıäöü]/gu,
      (letter) => whole[letter] ?? ((language?.split('-')[0] === 'de' && umlauts[letter]) || letter),
    )
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');

/**
 * Makes a part of an address: small letters from a to z, digits, and hyphens between them.
 * @param language the code of the text’s language
 * @returns '' for a text without any of them
 */
export const slugOf = (text: string, language?: string): string =>
  plainLetters(text, language)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
