import { expect, test } from 'vitest';
import { blocksOf, makeTranslation } from './blocks.browser.ts';

const german = { tag: 'de', name: 'Deutsch' };
const show = (html: string) => {
  document.body.innerHTML = html;
  return document;
};
const names = (blocks: Element[]) => blocks.map(({ tagName, textContent }) => `${tagName} ${textContent}`.trim());

test('finds the blocks of an article’s text, and those under the headings of a case study', () => {
  expect(names(blocksOf(show('<div id="prose"><h2>One</h2><p>Two</p></div>')))).toEqual(['H2 One', 'P Two']);
  const study = `<div id="story"><section><h2>What</h2><div class="rich-text"><p>Story</p><figure>F</figure></div></section>
    <div id="try"><figure>A piece</figure></div><div><section><h2>Problem</h2><p>None</p></section></div></div>`;
  expect(names(blocksOf(show(study)))).toEqual(['P Story', 'FIGURE F', 'P None']);
});

test('a translated block has its language, a label, and no id that the page already has', () => {
  const page = show('<div id="prose"><h2 id="a">Rot</h2></div>');
  const [heading] = blocksOf(page);
  if (!heading) throw new Error('no heading');
  const box = makeTranslation(heading, german);
  expect([box.lang, box.getAttribute('role'), box.getAttribute('aria-label')]).toEqual(['de', 'group', 'Deutsch']);
  expect(box.innerHTML).toBe('<h2 id="a-de">Rot</h2>');
  expect(heading.id).toBe('a');
});

test('the parts of a copied drawing still refer to each other and to the icons of the page', () => {
  const page = show(`<div id="prose"><svg aria-labelledby="t"><title id="t">T</title><clipPath id="c"></clipPath>
    <g clip-path="url(#c)"><use href="#c"></use><use href="#lucide-globe"></use></g></svg></div>`);
  const [drawing] = blocksOf(page);
  if (!drawing) throw new Error('no drawing');
  const { innerHTML } = makeTranslation(drawing, german);
  for (const part of [
    'aria-labelledby="t-de"',
    'id="t-de"',
    'id="c-de"',
    'url(#c-de)',
    'href="#c-de"',
    'href="#lucide-globe"',
  ])
    expect(innerHTML).toContain(part);
});
