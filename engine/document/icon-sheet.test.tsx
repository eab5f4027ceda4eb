import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UsedIconsContext } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-name.ts';
import { IconSheet } from './icon-sheet.tsx';

const draw = (name: IconName) =>
  renderToStaticMarkup(
    <UsedIconsContext value={new Set([name])}>
      <IconSheet />
    </UsedIconsContext>,
  );

test.each(['lucide:arrow-up', 'lucide:mail', 'tabler:brand-github'] as const)(
  '%s is drawn with the strokes of the style sheet',
  (name) => {
    const html = draw(name);
    expect(html).toContain('class="line-icon"');
    expect(html).not.toContain('stroke');
  },
);

test('a filled icon has its own fill and not the class of line icons', () => {
  const html = draw('simple-icons:github');
  expect(html).not.toContain('line-icon');
  expect(html).toContain('fill="currentColor"');
});

test('throws for an icon that no icon set has', () => {
  expect(() => draw('lucide:no-such-icon')).toThrow('no icon named lucide:no-such-icon');
});
