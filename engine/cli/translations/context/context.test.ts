import { describe, expect, test } from 'vitest';
import { copyContent } from '../../../../tests/support/content-copy.ts';
import { completeLanguage } from '../../../content/languages/language.ts';
import { checkNotes, readNotes } from '../../../content/texts/notes.ts';
import { listTexts } from './list-texts.ts';
import type { FoundText } from './take-pictures.ts';
import { writePage } from './write-page.ts';

const swedish = completeLanguage({ code: 'sv' });

describe('short texts', () => {
  const root = () =>
    copyContent({
      'components/footer.en.yaml': () => 'shed_open: Open\nshed_door: Door\nshed_close: Open\n',
      'components/footer.sv.yaml': () => 'shed_open: Öppna\nshed_door: Dörr\nshed_close: Öppen\n',
    });

  test('have their neighbours, and the keys of other texts with the same original', () => {
    const text = listTexts(root(), swedish, [], false).find(({ name }) => name === 'shed_open');
    expect(text).toMatchObject({ source: 'Open', translation: 'Öppna', same: ['shed_close'] });
    expect(text?.neighbours.map(({ source }) => source)).toEqual(['Door', 'Open']);
  });

  test('have the language and length of the longest translation', () => {
    const text = listTexts(root(), completeLanguage({ code: 'cs' }), ['sv', 'de'], false).find(
      ({ name }) => name === 'shed_open',
    );
    expect(text?.longest).toEqual({ code: 'sv', length: 5 });
  });

  test('are labels and words of at most 80 characters, never prose', () => {
    const texts = listTexts(root(), swedish, [], false);
    expect(texts.some(({ name }) => name.includes('.labels.'))).toBe(true);
    expect(texts.filter(({ source }) => source.length > 80)).toEqual([]);
    expect(texts.filter(({ name }) => / body#[\d.]+$/.test(name))).toEqual([]);
  });

  test('include interface texts on request, except for the ones that the site replaces', () => {
    const names = (all: boolean) =>
      listTexts(root(), completeLanguage({ code: 'de' }), [], all).map(({ name }) => name);
    expect(names(false)).not.toContain('nav_menu_open');
    expect(names(true)).toContain('nav_menu_open');
    expect(names(true).filter((name) => name === 'banner_greeting')).toHaveLength(1);
  });
});

describe('notes', () => {
  test('belong to a key or to a pattern of keys, and the longest match wins', () => {
    const root = copyContent({
      'words/notes.yaml': () => 'counter_*: A demo.\ncounter_pressed_*: { note: How often., max: 30 }\n',
    });
    const findNote = readNotes(root, []);
    expect(findNote('counter_pressed_one')).toMatchObject({ note: 'How often.', max: 30 });
    expect(findNote('counter_reset')).toMatchObject({ note: 'A demo.' });
    expect(findNote('nothing')).toBeUndefined();
    expect(findNote('nav_link_about')?.note).toBeTruthy();
  });

  test('are reported for unknown texts and for translations longer than their limit', () => {
    const root = copyContent({
      'words/notes.yaml': () => 'shed_dor: A door.\nshed_door: { note: A door., max: 4 }\n',
      'components/footer.en.yaml': () => 'shed_door: Door\n',
      'components/footer.sv.yaml': () => '\nshed_door: Skjuldörr\n',
    });
    expect(checkNotes(root, ['sv'])).toEqual([
      { file: 'words/notes.yaml', line: 1, column: 1, key: 'shed_dor', message: 'no text has this key' },
      expect.objectContaining({
        file: 'components/footer.sv.yaml',
        line: 2,
        message: 'this text has 9 characters, but its note allows only 4',
      }),
    ]);
  });
});

describe('the page', () => {
  const text = {
    ...{
      name: 'shed_door',
      file: 'words/sv.yaml',
      source: 'Door & <b>',
      translation: undefined,
      state: 'missing' as const,
    },
    ...{ neighbours: [{ name: 'shed_open', source: 'Open', translation: 'Öppna' }], same: [] },
  };
  const found: FoundText = {
    place: { id: 'shed_door', x: 100, y: 900, width: 50, height: 20, role: 'button', hidden: false },
    picture: { path: '/about', source: 'data:image/webp;base64,AAAA', y: 700, height: 1000 },
  };

  test('shows the original, note, length and neighbours of each text, escaped', () => {
    const page = writePage('sv', '- Address: du.', [{ ...text, note: { note: 'A “door” <i>', max: 12 } }]);
    expect(page).toContain('<h2>Door &#38; &#60;b&#62;</h2>');
    expect(page).toContain('A “door” &#60;i&#62;');
    expect(page).toContain('at most 12 characters; original 10');
    expect(page).toContain('<td>Open</td><td lang="sv">Öppna</td>');
    expect(page).toContain('- Address: du.');
    expect(page).not.toContain('<use');
  });

  test('frames the place of a text in a picture, and embeds the picture once', () => {
    const page = writePage('sv', '', [
      { ...text, found },
      { ...text, name: 'shed_window', found },
    ]);
    expect(page.split('data:image/webp').length).toBe(2);
    // The place is 200 below the top of the picture; the frame has a margin of 4.
    expect(page).toContain('<rect x="96" y="196" width="58" height="28"');
    expect(page).toContain('<svg viewBox="0 8 720 405"');
    expect(page).toContain('button, on /about');
  });
});
