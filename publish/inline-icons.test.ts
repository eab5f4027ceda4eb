import { expect, test } from 'vitest';
import { lateIcons } from '../src/ui/icons.ts';
import { inlineUsedIcons } from './inline-icons.ts';

const symbol = (name: string) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="M0 0"/></symbol>`;
const late = lateIcons.filter(({ insteadOf }) => !insteadOf).map(({ name }) => name.replace(':', '-'));
const sprite = `<svg>${['lucide-mail', 'lucide-star', 'lucide-bookmark-check', ...late].map(symbol).join('')}</svg>`;

test('a page has the icons that it shows or may show later, once each, and no others', () => {
  const icon = '<svg><use href="/icons.svg#lucide-mail"></use></svg>';
  const html = inlineUsedIcons(`<html><body>${icon}${icon}</body></html>`, sprite);
  const inside = ['lucide-mail', ...late].map(symbol).join('');
  expect(html).toBe(
    `<html><body>${icon.replaceAll('/icons.svg', '')}${icon.replaceAll('/icons.svg', '')}<div id="icons" hidden><svg>${inside}</svg></div></body></html>`,
  );
});
