import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlProblems } from './page-problems.browser.ts';

// jsdom has no layout: everything counts as visible, and sizes are not tested.
beforeAll(() => void Object.assign(Element.prototype, { checkVisibility: () => true }));
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));

const nameless = (html: string) => {
  document.body.innerHTML = html;
  return controlProblems().filter((problem) => problem.endsWith('has no accessible name'));
};

test.each([
  '<a href="/about"><img src="a.png" alt="About me"></a>',
  '<button aria-labelledby="n"></button><span id="n">Close</span>',
  '<button title="Close"></button>',
  '<label for="t">Message</label><textarea id="t"></textarea>',
  '<label>Name <input></label>',
  '<input aria-label="Name">',
  '<textarea disabled></textarea>',
])('%s has an accessible name', (html) => {
  expect(nameless(html)).toEqual([]);
});

test.each([
  '<a href="/about"><img src="a.png" alt=""></a>',
  '<button aria-labelledby="gone"></button>',
  '<textarea>Words of a visitor</textarea>',
  '<input value="Words">',
  '<select><option>One</option></select>',
])('%s has no accessible name', (html) => {
  expect(nameless(html)).toHaveLength(1);
});
