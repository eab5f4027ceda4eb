import { expect, test } from 'vitest';
import type { TranslatedText } from '../../content/translations/ledger.ts';
import { makeReport } from './show-report.ts';

const text = (state: TranslatedText['state'], key: string, file = 'words/sv.yaml'): TranslatedText => ({
  ...{ state, key, file, line: 7 },
});
const many = Array.from({ length: 400 }, (_, index) => text('missing', `key_${index}`));

test('lists stale texts one per line, and missing or new texts with one line per file', () => {
  const texts = [text('stale', 'a'), text('stale', 'b'), ...many, text('new', 'c', 'projects/loom/sv.mdx')];
  expect(makeReport('sv', texts)).toEqual({
    code: 'sv',
    stale: true,
    lines: [
      'sv  0 complete, 1 new, 2 stale, 400 missing',
      '    stale: words/sv.yaml:7 a',
      '    stale: words/sv.yaml:7 b',
    ],
    advice: [
      '    new: projects/loom/sv.mdx c',
      '    missing: words/sv.yaml key_0, key_1, key_2, and 397 more',
      '    npm run translations -- export sv writes the missing texts into a file',
    ],
  });
});

test('a new translation is not stale', () => {
  expect(makeReport('sv', [text('complete', 'a'), text('new', 'b')])).toEqual({
    code: 'sv',
    stale: false,
    lines: ['sv  1 complete, 1 new, 0 stale, 0 missing'],
    advice: ['    new: words/sv.yaml b'],
  });
});
