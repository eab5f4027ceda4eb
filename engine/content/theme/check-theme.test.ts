import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { ContentError } from '../problems.ts';
import { readContent } from '../read-content.ts';

const form = 'a colour is written "#rgb" or "#rrggbb", in quotes: without them YAML takes it for a comment';

async function problemsOf(text: string | undefined): Promise<string> {
  try {
    await readContent(copyContent({ 'theme.yaml': () => text }));
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test('a site needs no theme', async () => {
  expect(await problemsOf(undefined)).toBe('');
  expect(await problemsOf('# Nothing is said.\n')).toBe('');
});

test('every problem is reported with its place', async () => {
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
      '  theme.yaml:1:1 font: a font is a package such as @fontsource-variable/literata',
      '  theme.yaml:2:1 corners: Invalid input: expected number, received string',
      '  theme.yaml:3:1 palete: there is no such field',
      `  theme.yaml:5:10 palette.ink.day: ${form}`,
      `  theme.yaml:7:5 palette.muted.day: ${form}`,
    ].join('\n'),
  );
});

test('a font that is not installed, and colours that are hard to read, are reported beside an invalid form', async () => {
  const theme = `font: "@fontsource-variable/nowhere-sans"
corners: 8px
palette: { onBand: "#7788aa" }
`;
  const message = await problemsOf(theme);
  expect(message).toContain(
    'theme.yaml:1:1 font: this font is not installed, or has no weights to choose from: npm install -D @fontsource-variable/nowhere-sans',
  );
  expect(message).toContain('theme.yaml:2:1 corners: ');
  expect(message).toMatch(
    /theme\.yaml:3:12 palette\.onBand: palette\.onBand \(#7788aa\) on palette\.band\.day \(#15203b\) has 4\.\d+:1, text needs 7:1; #\w{6} would do/,
  );
});

test('a theme that is not YAML, or not made of fields', async () => {
  const bare = await problemsOf(
    'palette:\n  link: { day: "#0e7c7b", night: #35bfb4 }\n  edge: { day: #fff, night: #000 }\n',
  );
  expect(bare).toContain('2 problems');
  expect(bare).toContain(`theme.yaml:2 night: ${form}`);
  expect(bare).toContain(`theme.yaml:3 day: ${form}`);
  expect(await problemsOf('palette: { link: }}\n')).toMatch(/^ {2}theme\.yaml:1:\d+: /m);
  expect(await problemsOf('- hard\n')).toContain('theme.yaml:1:1: Invalid input: expected object, received array');
});
