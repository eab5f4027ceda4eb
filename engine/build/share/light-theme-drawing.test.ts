import { expect, test } from 'vitest';
import { inLightTheme } from './light-theme-drawing.ts';

const drawn = (css: string, content: string): string =>
  inLightTheme(`<svg xmlns="http://www.w3.org/2000/svg"><style>${css}</style>${content}</svg>`).replace(
    /^.*<\/style>|<\/svg>$/g,
    '',
  );

test('colours are those of the light theme, in rules and in attributes', () => {
  const css =
    ':root{--a:#fff}@media (prefers-color-scheme:dark){:root{--a:#000}.night{display:block}}.a{fill:var(--a)}';
  expect(drawn(css, '<path class="a"/><path stroke="var(--a)"/>')).toBe(
    '<path class="a" style="fill:#fff"/><path stroke="#fff"/>',
  );
  expect(inLightTheme(`<svg xmlns="http://www.w3.org/2000/svg"><style>${css}</style></svg>`)).not.toMatch(/dark|#000/);
});

test('a part that is used twice has the colours of each place of use', () => {
  const css = '.one{--a:red}.two{--a:blue}.a{fill:var(--a,green)}';
  const part = '<defs><g id="p"><path class="a"/></g></defs>';
  expect(drawn(css, `${part}<use href="#p" class="one" x="3"/><use href="#p" class="two"/>`)).toBe(
    [
      '<defs><g id="p"><path class="a" style="fill:green"/></g></defs>',
      '<g class="one" transform="translate(3 0)"><g><path class="a" style="fill:red"/></g></g>',
      '<g class="two" transform="translate(0 0)"><g><path class="a" style="fill:blue"/></g></g>',
    ].join(''),
  );
});

test('dashes in fractions of a circle are converted to lengths', () => {
  const [, dash] = /dasharray="([\d.]+)"/.exec(drawn('', '<circle r="10" pathLength="4" stroke-dasharray="1"/>')) ?? [];
  expect(Number(dash)).toBeCloseTo((2 * Math.PI * 10) / 4);
});
