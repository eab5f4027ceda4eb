// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { all, one, textOf, textsOf } from '../../tests/support/by-role.ts';
import { removeComponent } from '../../tests/support/show-component.ts';
import { advanceFrames, announced, fill, press, showIsland, stopFrames } from '../../tests/support/show-island.tsx';

// What the demos of the articles show and announce. demos.spec.ts tests them in their pages.

const button = (name: string | RegExp, place: Document | Element = document) => one(place, 'button', name);
/** The states that a demo shows side by side. */
const states = () => [...document.querySelectorAll('section')];
const stateTexts = () => textsOf(states());

beforeEach(() => void stopFrames());
afterEach(async () => {
  await removeComponent();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('lift: an added job waits longest in one queue, and with priorities only behind jobs already taken', async () => {
  await showIsland('/blog/8', 'lift');
  await press(button('+ confirmation'));
  expect(announced()).toBe('+1 confirmation. It waits 24 s in one queue, 14 s with priorities, 4 s with two queues.');
  expect(stateTexts()).toEqual(['24 s', '14 s', '4 s'].map((wait) => expect.stringContaining(wait)));
  await fill(one(document, 'slider'), '1');
  expect(stateTexts()).toEqual(['24 s', '6 s', '4 s'].map((wait) => expect.stringContaining(wait)));
});

test('lift: “Next job” steps to the end and keeps the focus there, “Start again” resets', async () => {
  await showIsland('/blog/8', 'lift');
  const next = button('Next job') as HTMLButtonElement;
  next.focus();
  await press(next);
  expect(announced()).toBe('Done after 2 s, of 12 jobs: 1 in one queue, 1 with priorities, 2 with two queues.');
  for (let job = 2; job <= 12; job++) await press(next);
  expect(announced()).toBe('Done after 24 s, of 12 jobs: 12 in one queue, 12 with priorities, 12 with two queues.');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  // A disabled button would lose the focus.
  expect(next.disabled).toBe(false);
  expect(document.activeElement).toBe(next);
  await press(button('Start again'));
  expect(next.getAttribute('aria-disabled')).toBe('false');
});

test('lift: “Run” plays the jobs and “Stop” stops them', async () => {
  await showIsland('/blog/8', 'lift');
  const done = () => states()[0]?.querySelectorAll('s i').length;
  await press(button('Run'));
  expect(done()).toBe(0);
  await advanceFrames(1500);
  expect(done()).toBe(2);
  await press(button('Stop'));
  expect(all(document, 'button', 'Run')).toHaveLength(1);
  await advanceFrames(1500);
  expect(done()).toBe(2);
});

test('boundary: without one an error removes the page; with one a retry fails until the repair', async () => {
  // The demo throws real errors.
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showIsland('/blog/4', 'boundary');
  const [without, behind] = [() => stateTexts()[0], () => stateTexts()[1]];
  await press(button('Break Suggestions'));
  expect(errors).toHaveBeenCalled();
  expect(without()).not.toContain('Checkout');
  expect(behind()).toContain('Checkout');
  expect(announced()).toContain('Without a valve the whole page is gone');
  await press(button('Try again'));
  expect(announced()).toBe('Tried again, failed again. Reports so far: 2.');
  expect(document.activeElement).toBe(button('Try again'));
  await press(button('Repair the cause'));
  expect(without()).not.toContain('Checkout');
  await press(button('Try again'));
  expect(announced()).toBe('Suggestions is back behind its valve.');
  expect(textOf(document.activeElement as Element)).toBe('Suggestions');
  await press(button('Reload both pages'));
  expect(without()).toContain('Checkout');
});

test('renders: a press renders the rows in the panel’s own JSX again, but no rows passed as children', async () => {
  await showIsland('/blog/4', 'renders');
  const [inside, passed] = [states()[0] as Element, states()[1] as Element];
  const rows = (panel: Element) => textsOf(panel.querySelectorAll('i'));
  const twelve = (count: string) => Array.from({ length: 12 }, () => count);
  await press(one(inside, 'button'));
  expect(announced()).toBe('Presses: 1. Renders of the panel: 2. Renders of its 12 rows together: 24.');
  expect(rows(inside)).toEqual(twelve('2'));
  await press(one(passed, 'button'));
  await press(one(passed, 'button'));
  expect(announced()).toBe('Presses: 2. Renders of the panel: 3. Renders of its 12 rows together: 12.');
  expect(rows(passed)).toEqual(twelve('1'));
  const restart = button('Start again') as HTMLButtonElement;
  restart.focus();
  await press(restart);
  expect(document.activeElement).toBe(restart);
  expect(rows(states()[0] as Element)).toEqual(twelve('1'));
  expect(announced()).toBe('');
});

test('channel: steps through events; a goroutine that ignores the context leaks when the channel is full', async () => {
  await showIsland('/blog/6', 'channel');
  const step = () => press(button('To the next event'));
  await step();
  expect(announced()).toBe('500 ms: kiaat is sawn, and main takes it.');
  await step();
  expect(announced()).toBe('700 ms: deadline, main goes home. yellowwood stops.');
  await press(one(document, 'checkbox', 'listens to the context'));
  await fill(one(document, 'slider', /room in the channel/), '0');
  for (const _ of ['oak', 'kiaat', 'deadline', 'yellowwood']) await step();
  expect(announced()).toContain('1000 ms: yellowwood is sawn, the channel is full');
  expect(all(document, 'definition', 'leaked')).toHaveLength(1);
});

test('channel: “Run” plays to the end at the chosen speed', async () => {
  await showIsland('/blog/6', 'channel');
  await fill(one(document, 'slider', /times slower/), '1');
  await press(button('Run'));
  await advanceFrames(600);
  expect(announced()).not.toContain('deadline, main goes home');
  await advanceFrames(600);
  expect(announced()).toContain('deadline, main goes home');
  expect(all(document, 'button', 'Run')).toHaveLength(1);
});

test('switch: “satisfies never” rejects a fourth state until it has a case; without it the code compiles', async () => {
  await showIsland('/blog/2', 'switch');
  const announcements = () => textsOf(document.querySelectorAll('[aria-live=polite]'));
  expect(announcements()).toEqual([
    expect.stringContaining('It compiles in silence.'),
    expect.stringContaining('The compiler refuses it. TS1360'),
  ]);
  expect(textsOf(document.querySelectorAll('mark'))).toEqual(['job satisfies never;']);
  await press(one(document, 'checkbox', 'a case for it'));
  const complete = expect.stringContaining('the fourth state has its text');
  expect(announcements()).toEqual([complete, complete]);
  await press(one(document, 'checkbox', 'a fourth state'));
  expect(announcements()).toEqual([expect.stringContaining('TS2678'), expect.stringContaining('TS2678')]);
});

test('bisect: both searches step from the first commit to their verdicts, and back', async () => {
  await showIsland('/blog/2', 'bisect');
  expect(announced()).toContain('After 8 steps it accuses commit 63');
  await press(button('Step through it'));
  expect(announced()).toContain('npm test: commit 50 does not parse, so the test fails');
  expect(announced()).toContain('Suspects left: 50.');
  expect(announced()).toContain('exit code 125, skipped. Suspects left: 100.');
  const [next] = all(document, 'button') as [Element];
  for (let step = 2; step <= 7; step++) await press(next);
  expect(announced()).toContain('After 7 steps it accuses commit 50');
  expect(announced()).toContain('../probe.sh: commit 65 fails. Suspects left: 3.');
  await press(next);
  expect(announced()).toContain('After 8 steps it accuses commit 63');
  await press(button('One step back'));
  expect(announced()).toContain('commit 65 fails');
});

test('kill: a worker killed between sending and recording loses or repeats a mail, but not with a key', async () => {
  await showIsland('/blog/8', 'kill');
  const mails = (counts: number[]) => counts.map((count) => expect.stringContaining(`Mails that leave: ${count}`));
  expect(stateTexts()).toEqual(mails([2, 0, 1]));
  const third = button('Kill the first worker after step 3');
  await press(third);
  expect(announced()).toBe(
    'Dead after step 3. Mails that leave: 1 if it sends first, 1 if it records first, 1 with a key.',
  );
  expect(third.getAttribute('aria-pressed')).toBe('true');
  expect(stateTexts()).toEqual(mails([1, 1, 1]));
});
