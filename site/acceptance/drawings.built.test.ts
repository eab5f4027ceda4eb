import { expect, test } from 'vitest';
import { all, one, openBuilt } from '../../tests/support/by-role.ts';
import { content, text } from '../../tests/support/site-map.ts';

test.each([
  ['/', /stadium arch/],
  ['/games', /Arcade poster/],
  ['/apps/portfoliobio', /dashboard/],
  ['/apps/linkbio', /phone with a bio page/],
  ['/apps/formio', /form builder/],
  ['/apps/indeed', /job board/],
  ['/apps/nftshop', /marketplace/],
  ['/apps/aitranslator', /translator/],
  ['/apps/fartup', /phone with the game/],
] as const)('%s has a drawing whose alt text matches %s', (path, words) => {
  expect(all(openBuilt(path), 'img', words)).not.toEqual([]);
});

test('the drawings of the profile have their alt texts, in order, and the first is shown', () => {
  const alts = content.profile.pictures.map(({ picture }) => picture && text(picture.alt));
  expect(alts).toEqual(
    [
      /Portrait of the owner/,
      /coral surfboard/,
      /bunny chow/,
      /Drakensberg|green hills/,
      /spirit level/,
      /jacarandas/,
    ].map((words) => expect.stringMatching(words)),
  );
  // profile.spec.ts tests how the carousel shows the others.
  const first = one(one(openBuilt('/about'), 'region', 'Pictures'), 'img');
  expect(first.getAttribute('alt')).toBe(alts[0]);
});

test('each of the nine articles has a drawing of its own with alt text', () => {
  const drawings = Array.from({ length: 9 }, (_, index) => {
    const [drawing] = all(one(openBuilt(`/blog/${index + 1}`), 'main'), 'img');
    return String(drawing?.getAttribute('alt'));
  });
  for (const words of drawings) expect(words).toMatch(/\w+ \w+ \w+/);
  expect(new Set(drawings).size).toBe(9);
});
