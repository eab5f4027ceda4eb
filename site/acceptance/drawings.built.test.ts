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
] as const)('the drawings of %s say what is seen', (path, words) => {
  expect(all(openBuilt(path), 'img', words)).not.toEqual([]);
});

test('the drawings of the profile say what is seen, one after the other', () => {
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
  // How the others take its place is the question of profile.spec.ts.
  const first = one(one(openBuilt('/about'), 'region', 'Pictures'), 'img');
  expect(first.getAttribute('alt')).toBe(alts[0]);
});

test('each of the nine articles has a drawing of its own, and words for it', () => {
  const drawings = Array.from({ length: 9 }, (_, index) => {
    const [drawing] = all(one(openBuilt(`/blog/${index + 1}`), 'main'), 'img');
    return String(drawing?.getAttribute('alt'));
  });
  for (const words of drawings) expect(words).toMatch(/\w+ \w+ \w+/);
  expect(new Set(drawings).size).toBe(9);
});
