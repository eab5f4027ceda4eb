import { expect, test } from 'vitest';
import { markProse } from '../ui/prose/prose-marks.ts';
import { readState, writeState } from './page-html.ts';

const meta = { title: 'A </script> title & more', description: 'Text' };

test('a state is read back as it was written, whatever stands in it', () => {
  const state = { route: 'en:home', data: { meta } };
  expect(readState(`<html><head>${writeState(state)}</head></html>`)).toEqual(state);
});

test('prose travels in the markup alone', () => {
  const prose = markProse('<h2 id="a">A</h2><p>Text</p>');
  const script = writeState({ route: 'en:article', data: { meta, prose } as { meta: typeof meta } });
  expect(script).not.toContain('<p>');
  expect(readState(`${script}<div id="prose">${prose}</div>`).data).toEqual({ meta, prose });
});

test('a text that is no page of this site is refused', () => {
  expect(() => readState('<html><body>Welcome to the hotel network</body></html>')).toThrow('no page of this site');
});
