import { expect, test, vi } from 'vitest';
import { click, find, showPage } from '../../tests/support/dom.ts';
import { onAction } from './actions.ts';

const page = '<button data-action="theme"><b>day</b></button> <button data-action="save">save</button>';

test('a click on an element inside a control calls the handler with the control', () => {
  showPage(page);
  const act = vi.fn();
  onAction('theme', act);
  click('b');
  expect(act).toHaveBeenCalledExactlyOnceWith(find('[data-action=theme]'), expect.any(MouseEvent));
});

test('handles clicks on a control that is added to the page later', () => {
  const act = vi.fn();
  onAction('theme', act);
  showPage(page);
  click('b');
  expect(act).toHaveBeenCalledOnce();
});

test('ignores clicks on other controls and elsewhere on the page', () => {
  showPage(page);
  const act = vi.fn();
  onAction('theme', act);
  click('[data-action=save]');
  click('body');
  expect(act).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
  showPage(page);
  const act = vi.fn();
  onAction('theme', act);
  expect(click('b', { [key]: true })).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

test('ignores a click that another listener has already handled', () => {
  showPage(page);
  const act = vi.fn();
  find('b').addEventListener('click', (event) => event.preventDefault());
  onAction('theme', act);
  click('b');
  expect(act).not.toHaveBeenCalled();
});
