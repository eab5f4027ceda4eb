import { expect, test, vi } from 'vitest';
import { click, find, showPage } from '../../tests/support/dom.ts';
import { onAction } from './actions.ts';

const page = '<button data-action="theme"><b>day</b></button> <button data-action="save">save</button>';

test('a click on a control, or on what it holds, is answered with the control', () => {
  showPage(page);
  const act = vi.fn();
  onAction('theme', act);
  click('b');
  expect(act).toHaveBeenCalledExactlyOnceWith(find('[data-action=theme]'), expect.any(MouseEvent));
});

test('a control that comes later is answered, too', () => {
  const act = vi.fn();
  onAction('theme', act);
  showPage(page);
  click('b');
  expect(act).toHaveBeenCalledOnce();
});

test('other controls are not', () => {
  showPage(page);
  const act = vi.fn();
  onAction('theme', act);
  click('[data-action=save]');
  click('body');
  expect(act).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s stays the browser’s', (key) => {
  showPage(page);
  const act = vi.fn();
  onAction('theme', act);
  expect(click('b', { [key]: true })).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

test('a click that something else has answered is left alone', () => {
  showPage(page);
  const act = vi.fn();
  find('b').addEventListener('click', (event) => event.preventDefault());
  onAction('theme', act);
  click('b');
  expect(act).not.toHaveBeenCalled();
});
