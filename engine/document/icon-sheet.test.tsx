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
  '%s is drawn in the lines that the style sheet says',
  (name) => {
    const html = draw(name);
    expect(html).toContain('class="line-icon"');
    expect(html).not.toContain('stroke');
  },
);

test('an icon that is filled says so itself', () => {
  const html = draw('simple-icons:github');
  expect(html).not.toContain('line-icon');
  expect(html).toContain('fill="currentColor"');
});

test('an icon that no set has stops the build', () => {
  expect(() => draw('lucide:no-such-icon')).toThrow('no icon named lucide:no-such-icon');
});
