import { expect, test } from 'vitest';
import { isTagWord, tagKey } from './tag-key.ts';

test.each([
  ['TypeScript', 'tag_typescript'],
  ['C#', 'tag_c_sharp'],
  ['C++', 'tag_c_plus_plus'],
  ['Größe', 'tag_grosse'],
  ['Über uns', 'tag_uber_uns'],
  ['Smørrebrød & Łódź', 'tag_smorrebrod_and_lodz'],
  ['CSS-in-JS', 'tag_css_in_js'],
  ['日本語', 'tag_日本語'],
  ['가나다', 'tag_가나다'],
  ['हिन्दी', 'tag_हिन्दी'],
  ['Ürümqi', 'tag_urumqi'],
  ['مرحبا', 'tag_مرحبا'],
])('the key of %s is %s', (word, key) => {
  expect(isTagWord(word)).toBe(true);
  expect(tagKey(word)).toBe(key);
});

test.each(['tag_typescirpt', 'blog_tag', '', '…', '{{owner}}', 'two\nlines', 'x'.repeat(41)])(
  '%j is not a tag written as a word',
  (tag) => {
    expect(isTagWord(tag)).toBe(false);
  },
);
