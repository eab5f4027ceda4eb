import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { ContentError } from '../problems.ts';
import { readContent } from '../read-content.ts';

/** What the build says of a theme. */
async function faultsOf(text: string | undefined): Promise<string> {
  try {
    await readContent(copyContent({ 'theme.ts': () => text }));
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test('a site needs no theme', async () => {
  expect(await faultsOf(undefined)).toBe('');
  expect(await faultsOf('export default {};')).toBe('');
});

test('every mistake is told with its place', async () => {
  const theme = `export default {
  font: 'Comic Sans',
  corners: '8px',
  palete: {},
  palette: { ink: { day: 'black', night: '#fff' } },
};`;
  expect(await faultsOf(theme)).toBe(
    [
      '4 problems in the content:',
      '  content/theme.ts:2:3 font: a font is a package such as @fontsource-variable/literata',
      '  content/theme.ts:3:3 corners: Invalid input: expected number, received string',
      '  content/theme.ts:4:3 palete: there is no such field',
      '  content/theme.ts:5:21 palette.ink.day: a colour is written #rgb or #rrggbb',
    ].join('\n'),
  );
});

test('a font that is not installed, and colours that are hard to read', async () => {
  const theme = `export default {
  font: '@fontsource-variable/nowhere-sans',
  palette: { onBand: '#7788aa' },
};`;
  const message = await faultsOf(theme);
  expect(message).toContain(
    'content/theme.ts:2:3 font: this font is not installed, or has no weights to choose from: npm install -D @fontsource-variable/nowhere-sans',
  );
  expect(message).toMatch(
    /content\/theme\.ts:3:14 palette\.onBand: palette\.onBand \(#7788aa\) on palette\.band\.day \(#15203b\) has 4\.\d+:1, text needs 7:1; #\w{6} would do/,
  );
});
