// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { all, one, textOf, textsOf } from '../../tests/support/by-role.ts';
import { removeComponent } from '../../tests/support/show-component.ts';
import { advanceFrames, announced, fill, press, showIsland, stopFrames } from '../../tests/support/show-island.tsx';

// What the interactive pieces of projects show and announce. pieces.spec.ts tests them in their pages.

const button = (name: string | RegExp) => one(document, 'button', name);
const definitions = () => textsOf(all(document, 'definition'));

afterEach(async () => {
  await removeComponent();
  vi.useRealTimers();
});

test('formio: builds a form, reports the errors in an answer, and shows the schema and the valid answer', async () => {
  await showIsland('/apps/formio', 'composer');
  await press(button('Add a field'));
  expect(announced()).toBe('Field 4 is added at the end.');
  await fill(one(document, 'textbox', 'Name of the field'), 'Gravel');
  await fill(one(document, 'combobox', 'Type'), 'Number');
  const details = () => document.querySelector('details') as HTMLDetailsElement;
  const code = () => details().querySelector('pre')?.textContent;
  expect(textOf(details())).toBe('Its schema (JSON)');
  expect(code()).toContain('"gravel"');
  const form = one(document, 'group', 'The form');
  const field = (name: string) => one(form, 'textbox', name);
  await fill(field('E-mail'), 'ada@');
  await fill(field('Gravel'), 'two');
  await press(button('Send'));
  expect(announced()).toBe('Not sent. Fields with an error: 3.');
  const error = document.getElementById(String(field('Gravel').getAttribute('aria-describedby')));
  expect(error?.textContent).toBe('This is not a number.');
  await fill(field('Name'), 'Ada');
  await fill(field('E-mail'), 'ada@example.com');
  await fill(field('Gravel'), '2.5');
  await press(button('Send'));
  expect(announced()).toContain('Received.');
  expect(details().open).toBe(true);
  expect(code()).toMatch(/"name": "Ada",\s*"e_mail": "ada@example.com",\s*"gravel": 2.5/);
});

test('nftshop: reports each state of a purchase: refused, sent, included, taken back, dropped and final', async () => {
  await showIsland('/apps/nftshop', 'purchase');
  const chooseAndExpect = async (choice: string, text: string) => {
    await press(button(choice));
    expect(announced(), choice).toContain(text);
  };
  await chooseAndExpect('Buy', 'Your wallet is asking you');
  await chooseAndExpect('Refuse', 'Nothing was signed and nothing was paid');
  await chooseAndExpect('Buy', 'Your wallet is asking you');
  await chooseAndExpect('Sign', 'The purchase is announced, not made');
  await chooseAndExpect('A block takes it', 'Probably yours');
  expect(definitions()).toEqual(['0.050 ETH + 0.001 ETH', 'you', '0.149 ETH']);
  await chooseAndExpect('The block is taken back', 'Sent, and waiting for a block');
  await chooseAndExpect('The network drops it', 'Nothing was paid. You can sign it again.');
  expect(definitions()).toEqual(['0.050 ETH + 0.001 ETH', 'the seller', '0.200 ETH']);
  await chooseAndExpect('Buy', 'Your wallet is asking you');
  await chooseAndExpect('Sign', 'Sent');
  await chooseAndExpect('A block takes it', 'Probably yours');
  await chooseAndExpect('The block becomes final', 'The block is final');
});

test('linkbio: arrow keys move a link to the end, and it keeps the focus', async () => {
  await showIsland('/apps/linkbio', 'link-page');
  const shown = () => textsOf(all(one(document, 'group', 'On a phone'), 'listitem'));
  const handle = () => button(/^Move: Shop/) as HTMLButtonElement;
  const down = () =>
    act(
      async () =>
        void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
    );
  handle().focus();
  await down();
  expect(announced()).toBe('Shop is now number 2 of 3.');
  expect(document.activeElement).toBe(handle());
  await down();
  expect(announced()).toBe('Shop is now number 3 of 3.');
  expect(shown()).toEqual(['Playlist', 'Saturday market', 'Shop']);
  expect(document.activeElement).toBe(handle());
});

/** The listings that the board shows. */
const listed = () => textsOf(document.querySelectorAll('ul > li'));
const path = () => textsOf(document.querySelectorAll('ol > li'));

test('indeed: finds listings by word, place and pay, and saves one', async () => {
  await showIsland('/apps/indeed', 'job-board');
  expect(announced()).toBe('12 of 40 listings');
  await fill(one(document, 'searchbox', 'What'), 'drivers');
  expect(announced()).toBe('3 of 40 listings');
  await fill(one(document, 'combobox', 'Where'), 'Durban');
  expect(announced()).toBe('2 of 40 listings');
  await fill(one(document, 'combobox', 'Minimum pay per month'), 'R10,000');
  expect(path()).toEqual([
    'The address, and the same for the server: /jobs?word=drivers&place=Durban&pay=10000',
    'The index: driver in titles 3 (× 3), only in descriptions 0 (× 1).',
    'Place and pay (an hour × 173) leave 2 of 40.',
  ]);
  await press(button('Save: Driver, Snails by Express'));
  await press(one(document, 'checkbox', 'Only saved (1)'));
  expect(listed()).toEqual([expect.stringMatching(/^Driver, R16,200 a month/)]);
  expect(announced()).toBe('1 of 40 listings');
});

test('indeed: a mistyped word finds nothing, and a note says that the index has complete words only', async () => {
  await showIsland('/apps/indeed', 'job-board');
  const word = one(document, 'searchbox', 'What');
  await fill(word, 'carpentor');
  expect(announced()).toBe('0 of 40 listings');
  expect(listed()).toEqual([expect.stringContaining('The index knows whole words only')]);
  await fill(word, '');
  expect(announced()).toBe('40 of 40 listings');
});

/** The live regions: the position in the round, and whether the round is accepted. */
const announcements = () => textsOf(document.querySelectorAll('[aria-live]'));
const accepted = 'Accepted: 58 points after 1,979 ticks, as the round says.';

test('fartup: steps through a round press by press; a moved press makes another flight, which is refused', async () => {
  await showIsland('/apps/fartup', 'evidence');
  const mark = () => document.querySelector('mark')?.textContent;
  expect(announcements()).toEqual([
    'Press 12 of 41, tick 462. Score: 11. Gates: 2, coins: 5, lives left: 3.',
    accepted,
  ]);
  await press(button('Next press'));
  expect(announcements()[0]).toContain('Press 13 of 41, tick 498.');
  expect(mark()).toBe('36');
  const move = one(document, 'group', 'Move press 13, by ticks');
  await press(one(move, 'button', '+8'));
  expect(announcements()[0]).toContain('Press 13 of 41, tick 506.');
  expect(mark()).toBe('44');
  expect(announcements()[1]).toMatch(/^Refused: \d+ points .* the round says 58 after 1,979\.$/);
  await press(one(move, 'button', 'As it was'));
  expect(announcements()[1]).toBe(accepted);
  await fill(one(document, 'slider', 'Tick'), '1979');
  expect(announcements()[0]).toBe('Press 41 of 41, tick 1,979. Score: 58. Gates: 11, coins: 25, lives left: 0.');
});

test('fartup: “Play” plays the round to its end', async () => {
  stopFrames();
  await showIsland('/apps/fartup', 'evidence');
  const tick = one(document, 'slider', 'Tick') as HTMLInputElement;
  await fill(tick, '1900');
  await press(button('Play'));
  await advanceFrames(500);
  expect(Number(tick.value)).toBeGreaterThan(1900);
  expect(all(document, 'button', 'Play')).toEqual([]);
  await advanceFrames(2000);
  expect(announcements()[1]).toContain('Accepted');
  expect(tick.value).toBe('1979');
  expect(all(document, 'button', 'Play')).toHaveLength(1);
});
