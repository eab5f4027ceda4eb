import { expect, test } from 'vitest';
import { separatePrint } from './load-renderer.ts';

test('separatePrint moves rules for print, with nested blocks, into print.css, each once', () => {
  const paper = '@media print{@supports (columns:2){.a{columns:2}}.b{margin:0}}';
  const bundle = {
    'a.css': { type: 'asset', fileName: 'a.css', source: `.a{color:red}${paper}.c{top:0}` },
    'b.css': { type: 'asset', fileName: 'b.css', source: `${paper}@media screen{.d{top:0}}` },
  };
  const emitted: object[] = [];
  const { generateBundle } = separatePrint() as unknown as { generateBundle: (options: object, all: object) => void };
  generateBundle.call({ emitFile: (file: object) => emitted.push(file) }, {}, bundle);
  expect(bundle['a.css'].source).toBe('.a{color:red}.c{top:0}');
  expect(bundle['b.css'].source).toBe('@media screen{.d{top:0}}');
  expect(emitted).toEqual([{ type: 'asset', fileName: 'print.css', source: paper }]);
});
