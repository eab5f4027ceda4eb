import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { ContentError } from '../problems.ts';
import { readContent } from '../read-content.ts';

const form = 'a colour must be written "#rgb" or "#rrggbb" in quotes: without quotes, YAML reads it as a comment';

async function problemsOf(text: string | undefined): Promise<string> {
  try {
    await readContent(copyContent({ 'theme.yaml': () => text }));
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test('theme.yaml may be missing or empty', async () => {
  expect(await problemsOf(undefined)).toBe('');
  expect(await problemsOf('# Nothing is said.\n')).toBe('');
});

test('reports every problem with line and column', async () => {
  const theme = `font: Comic Sans
corners: 8px
palete: {}
palette:
  ink: { day: black, night: "#fff" }
  muted:
    day: #444
    night: "#ccc"
`;
  expect(await problemsOf(theme)).toBe(
    [
      '5 problems in the content:',
      '  theme.yaml:1:1 font: a font must be a package such as @fontsource-variable/literata',
      '  theme.yaml:2:1 corners: Invalid input: expected number, received string',
      '  theme.yaml:3:1 palete: unknown field',
      `  theme.yaml:5:10 palette.ink.day: ${form}`,
      `  theme.yaml:7:5 palette.muted.day: ${form}`,
    ].join('\n'),
  );
});

test('reports a missing font and low contrast even if another field is invalid', async () => {
  const theme = `font: "@fontsource-variable/nowhere-sans"
corners: 8px
palette: { onBand: "#7788aa" }
`;
  const message = await problemsOf(theme);
  expect(message).toContain(
    'theme.yaml:1:1 font: this font is not installed, or has no weights to choose from: run npm install -D @fontsource-variable/nowhere-sans',
  );
  expect(message).toContain('theme.yaml:2:1 corners: ');
  expect(message).toMatch(
    /theme\.yaml:3:12 palette\.onBand: palette\.onBand \(#7788aa\) on palette\.band\.day \(#15203b\) has a contrast of 4\.\d+:1, but text needs 7:1: use #\w{6}, for example/,
  );
});

test('reports unquoted colours, invalid YAML, and a list instead of fields', async () => {
  const bare = await problemsOf(
    'palette:\n  link: { day: "#0e7c7b", night: #35bfb4 }\n  edge: { day: #fff, night: #000 }\n',
  );
  expect(bare).toContain('2 problems');
  expect(bare).toContain(`theme.yaml:2 night: ${form}`);
  expect(bare).toContain(`theme.yaml:3 day: ${form}`);
  expect(await problemsOf('palette: { link: }}\n')).toMatch(/^ {2}theme\.yaml:1:\d+: /m);
  expect(await problemsOf('- hard\n')).toContain('theme.yaml:1:1: Invalid input: expected object, received array');
});
