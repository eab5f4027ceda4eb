import { expect, test } from 'vitest';
import type { ThemeChoice } from '../schemas/theme.ts';
import { checkPalette } from './check-palette.ts';
import { contrastOf } from './contrast.ts';
import { defaultTheme } from './default-theme.ts';
import { resolveTheme } from './resolve-theme.ts';

const messagesOf = (choice: ThemeChoice) => checkPalette(resolveTheme(choice), choice);

test('the default theme has enough contrast', () => {
  expect(messagesOf({})).toEqual([]);
});

test('reports a colour with too little contrast, with its ratio and the nearest sufficient colour', () => {
  const muted = { day: '#8a90a0', night: '#b9c0d4' };
  const problems = messagesOf({ palette: { muted } });
  expect(problems.map(({ path }) => path.join('.'))).toEqual(Array(4).fill('palette.muted.day'));
  const [{ message } = { message: '' }] = problems;
  expect(message).toMatch(
    /^palette\.muted\.day \(#8a90a0\) on palette\.ground\.day \(#fbf3e4\) has a contrast of 2\.\d+:1, but text needs 7:1: use #\w{6}, for example$/,
  );
  const better = message.match(/#\w{6}(?=, for example)/)?.[0] ?? '';
  expect(messagesOf({ palette: { muted: { ...muted, day: better } } })).toEqual([]);
  expect(contrastOf(better, defaultTheme.palette.wash.day)).toBeLessThan(7.3);
});

test('controls need a contrast of 3:1 and large text 4.5:1', () => {
  const link = { day: '#3aa8a6', night: '#35bfb4' };
  expect(messagesOf({ palette: { link } })[0]?.message).toContain('controls need 3:1');
  const onAccent = { day: '#f0a090', night: '#0c1426' };
  expect(messagesOf({ palette: { onAccent } })[0]?.message).toContain('large text needs 4.5:1');
});

test('reports the background if the owner has set only the background', () => {
  const [problem] = messagesOf({ code: { background: '#5a6a8a' } });
  expect(problem?.path).toEqual(['code', 'background']);
});

test('a bead that is too dark behind text gets a tint with enough contrast', () => {
  const { tints, pale } = resolveTheme({ beads: { coral: '#803020', navy: '#102030' } });
  expect(contrastOf(tints.coral, '#102030')).toBeGreaterThanOrEqual(7);
  expect(tints.sea).toBe(defaultTheme.tints.sea);
  expect(pale.coral).not.toBe(defaultTheme.pale.coral);
});

test('the accent sets the colours of text on it, mark, posters and code, unless the owner sets them', () => {
  const accent = { day: '#006644', night: '#5fd3a4' };
  const { palette, beads, tints, pale, code } = resolveTheme({ palette: { accent } });
  expect(messagesOf({ palette: { accent } })).toEqual([]);
  expect(beads.coral).toBe('#006644');
  for (const colour of [beads.rose, tints.coral, pale.coral, code.string, code.constant, palette.accentInk.night])
    expect(Object.values(defaultTheme).flatMap((part) => Object.values(part))).not.toContain(colour);
  expect(contrastOf(palette.onAccent.day, '#006644')).toBeGreaterThanOrEqual(4.5);
  expect(resolveTheme({ palette: { accent }, beads: { coral: '#e8503a' } }).beads.coral).toBe('#e8503a');
});

test('contrastOf returns the contrast ratio of WCAG', () => {
  expect(contrastOf('#fff', '#000000')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
