import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../tests/support/project-root.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const built = ['**/{dist,node_modules,.cache}/**'];
const sources = globSync('{engine,site}/**/*.{ts,tsx}', { cwd: projectRoot, exclude: [...built, '**/*.test.*'] });
const code = new Map(sources.map((file) => [file, read(file)]));
const allCode = [...code.values()].join('\n');

const stylesheets = globSync('{engine,site}/**/*.css', { cwd: projectRoot, exclude: built });
const styles = new Map(stylesheets.map((file) => [file, read(file).replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')]));
const allStyles = [...styles.values()].join('\n');

/** The modules that import a style sheet, with the name of the import. */
const importersOf = (stylesheet: string) =>
  [...code].flatMap(([file, text]) =>
    [...text.matchAll(/^import (\w+) from '(\S+\.module\.css)';/gm)]
      .filter(([, , path = '']) => join(dirname(file), path) === stylesheet)
      .map(([, name = '']) => ({ file, name, text })),
  );

const isQuoted = (word: string) => new RegExp(`['"\`]${word}['"\`]`).test(allCode);

test.each(stylesheets.filter((file) => file.endsWith('.module.css')))(
  '%s defines exactly the classes that its modules use',
  (stylesheet) => {
    const importers = importersOf(stylesheet);
    const classes = new Set(
      [...(styles.get(stylesheet) ?? '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
    );
    const used = importers.flatMap(({ file, name, text }) =>
      [...text.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => ({ file, one })),
    );
    expect(used.filter(({ one }) => !classes.has(one))).toEqual([]);
    // `styles[app.tint]` uses values that a schema lists.
    const isComputed = importers.some(({ name, text }) => text.includes(`${name}[`));
    const names = new Set(used.map(({ one }) => one));
    // Shiki’s tokens get the classes for code colours.
    const orphans = [...classes].filter(
      (one) => !names.has(one) && !(isComputed && isQuoted(one)) && !one.startsWith('code-'),
    );
    expect(orphans).toEqual([]);
  },
);

test('every custom property and animation that styles define is used', () => {
  const uses = (name: string) => (allCode + allStyles).match(new RegExp(`${name}(?![\\w-])`, 'g'))?.length ?? 0;
  const defined = (pattern: RegExp) => [...allStyles.matchAll(pattern)].map(([, name = '']) => name);
  const properties = Map.groupBy(defined(/(?<![\w-])(--[\w-]+)\s*:/g), (name) => name);
  expect([...properties].filter(([name, all]) => uses(name) <= all.length).map(([name]) => name)).toEqual([]);
  expect(defined(/@keyframes ([\w-]+)/g).filter((name) => uses(name) < 2)).toEqual([]);
});

test.each(stylesheets.filter((file) => !file.endsWith('.module.css')))(
  '%s defines only classes that the code writes',
  (file) => {
    const classes = [...(styles.get(file) ?? '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
    // Computed class names: `code-${token}`, `align-${side}`, and that of notes in remark-rehype.
    const orphans = classes.filter(
      (one) =>
        !/^(code-|align-|formula-(left|right)$|footnotes$)/.test(one) &&
        !new RegExp(`(?<![\\w-])${one}(?![\\w-])`).test(allCode),
    );
    expect(orphans).toEqual([]);
  },
);
