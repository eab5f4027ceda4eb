// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { all, one, openBuilt, textOf, textsOf } from '../../tests/support/by-role.ts';
import { until } from '../../tests/support/dom.ts';
import { removeComponent } from '../../tests/support/show-component.ts';
import { announced, fill, press, showIsland } from '../../tests/support/show-island.tsx';

// What the pieces that are made from this site itself show and announce.

const button = (name: string) => one(document, 'button', name);

afterEach(async () => {
  await removeComponent();
  vi.unstubAllGlobals();
});

test('aitranslator: changed English makes its translations stale, until they are accepted', async () => {
  await showIsland('/apps/aitranslator', 'paragraph-pair');
  const english = one(document, 'textbox', 'English (you can edit it)') as HTMLTextAreaElement;
  const before = english.value;
  const hashes = () => textsOf(document.querySelectorAll('code'));
  expect(button('Paragraph 1: fresh').getAttribute('aria-pressed')).toBe('true');
  const [hash = ''] = hashes();
  expect(hashes()).toEqual([hash, hash]);

  await fill(english, `${before}!`);
  expect(announced()).toContain('Made from other English');
  expect(all(document, 'button', 'Paragraph 1: stale')).toHaveLength(1);
  await until(() => expect(hashes()).toEqual([hash, expect.stringMatching(/^[0-9a-f]{12}$/)]));
  expect(hashes()[1]).not.toBe(hash);

  await press(button('Accept'));
  expect(announced()).toContain('Made from exactly this English');
  expect(button('Accept').getAttribute('aria-disabled')).toBe('true');
  await fill(one(document, 'combobox', 'Second language'), 'Deutsch');
  expect(announced()).toContain('Made from other English');

  await press(button('Start again'));
  expect(english.value).toBe(before);
  expect(announced()).toContain('Made from exactly this English');
  await fill(english, `${before} `);
  await until(() => expect(announced()).toContain('Made from other English'));
  await fill(english, before);
  await until(() => expect(announced()).toContain('Made from exactly this English'));
});

test('aitranslator: the paragraphs match the pages, in both chosen languages', async () => {
  await showIsland('/de/apps/aitranslator', 'paragraph-pair');
  await fill(one(document, 'combobox', 'Erste Sprache'), 'Afrikaans');
  const places = all(one(document, 'group', 'Absätze'), 'button');
  for (const [place, address] of ['apps', 'blog'].entries()) {
    await press(places[place] as Element);
    for (const code of ['af', 'de']) {
      const shown = document.querySelector(`[data-state=fresh] > p[lang=${code}]`);
      const main = one(openBuilt(`/${code}/${address}`), 'main');
      expect(textsOf(all(main, 'paragraph')), `${code} ${address}`).toContain(textOf(shown as Element));
    }
  }
});

test('portfoliobio: choosing a language translates the small page and replaces three of its seven files', async () => {
  await showIsland('/apps/portfoliobio', 'page-parts');
  await fill(one(document, 'combobox', 'Language of the small page'), 'Deutsch');
  expect(announced()).toContain('Files that change: 3 of 7.');
  const small = one(document, 'group', 'This page, small');
  expect(small.getAttribute('lang')).toBe('de');
  expect(textsOf(all(document, 'listitem', /\(changes\)/))).toEqual([
    expect.stringMatching(/portfoliobio\/de\.mdx/),
    expect.stringMatching(/engine\/i18n\/locales\/de\.json/),
    expect.stringMatching(/site\/words\/de\.yaml/),
  ]);
  const shown = textsOf(all(small, 'paragraph'))[2] ?? '';
  const main = one(openBuilt('/de/apps/portfoliobio'), 'main');
  expect(textsOf(all(main, 'paragraph'))).toContain(shown);
});
