import { afterEach, expect, test, vi } from 'vitest';
import { markProse } from '../ui/prose/prose-marks.ts';
import { readState, writeState } from './page-state.ts';

const meta = { title: 'A </script> title & more', description: 'Text' };
const page = '<html><head><script data-state="/assets/data/home.json"></script></head></html>';

/** Every file that is asked for holds this text. */
function answerWith(text: string, status = 200): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text, { status })),
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a state is read back as it was written, whatever stands in it', async () => {
  const state = { route: 'en:home', data: { meta } };
  answerWith(writeState(state));
  expect(await readState(page)).toEqual(state);
  expect(fetch).toHaveBeenCalledWith('/assets/data/home.json', expect.anything());
});

test('prose travels in the markup alone', async () => {
  const prose = markProse('<h2 id="a">A</h2><p>Text</p>');
  const text = writeState({ route: 'en:article', data: { meta, prose } as { meta: typeof meta } });
  expect(text).not.toContain('<p>');
  answerWith(text);
  expect((await readState(`${page}<div id="prose">${prose}</div>`)).data).toEqual({ meta, prose });
});

test('a text that is no page of this site is refused', async () => {
  const answer = readState('<html><body>Welcome to the hotel network</body></html>');
  await expect(answer).rejects.toThrow('no page of this site');
});

test('a page whose data is gone is refused', async () => {
  answerWith('gone', 404);
  await expect(readState(page)).rejects.toThrow('/assets/data/home.json answered with 404');
});
