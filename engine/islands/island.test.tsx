import { type ReactElement, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TextKey } from '../content/schemas.ts';
import { LanguageProvider, useLanguage } from '../i18n/language-context.tsx';
import { makeTranslate } from '../i18n/translate.ts';
import { UsedIconsContext } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-name.ts';
import { defineIsland } from './define-island.ts';
import { Island, RequestedKeysContext, WriteFileContext } from './island.tsx';
import type { IslandData } from './island-data.ts';

const t = makeTranslate('de', {
  nav_theme: 'Tag & "Nacht"',
  blogs_count_one: '{{count}} Artikel',
  blogs_count_other: '{{count}} Artikel',
  error_title: 'Fehler',
  nav_label: 'Menü',
});

function Part({ title }: { title: string }) {
  const { t } = useLanguage();
  return (
    <p id={useId()}>
      {title}: {t('nav_theme')}
    </p>
  );
}

const part = defineIsland({
  name: 'part',
  Component: Part,
  words: ['nav_theme', 'blogs_count'],
  icons: ['lucide:x'],
});

const render = (element: ReactElement, icons = new Set<IconName>()) =>
  renderToStaticMarkup(
    <LanguageProvider language="de" t={t}>
      <UsedIconsContext value={icons}>{element}</UsedIconsContext>
    </LanguageProvider>,
  );
const attribute = (html: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&') ?? '';
const dataIn = (html: string): IslandData => JSON.parse(attribute(html, 'data-island'));

test('renders an island at build time, with texts in the page’s language', () => {
  const html = render(<Island of={part} props={{ title: 'Thema' }} />);
  expect(html).toMatch(/^<island-root name="part" wake="touch"/);
  expect(html.replaceAll('<!-- -->', '')).toContain('Thema: Tag &amp; &quot;Nacht&quot;</p></island-root>');
});

test('writes the props of an island into the page as JSON, and escapes HTML in them', () => {
  const title = '</island-root><script>"&amp;';
  const html = render(<Island of={part} props={{ title }} wake="visible" />);
  expect(dataIn(html).props).toEqual({ title });
  expect(html).not.toContain('<script>');
  expect(html).toContain('wake="visible"');
});

test('includes only the texts that an island lists, in all plural forms, and the error message', () => {
  const html = render(<Island of={part} props={{ title: '' }} />);
  expect(dataIn(html).texts).toEqual({
    error_title: 'Fehler',
    nav_theme: 'Tag & "Nacht"',
    blogs_count_one: '{{count}} Artikel',
    blogs_count_other: '{{count}} Artikel',
  });
});

test('if files can be written, writes the data of an island to a file named by its content’s hash', () => {
  const files = new Map<string, string>();
  const renderOn = (title: string) =>
    render(
      <WriteFileContext value={(path, text) => void files.set(path, text)}>
        <Island of={part} props={{ title }} />
      </WriteFileContext>,
    );
  const [html, again, other] = [renderOn('Thema'), renderOn('Thema'), renderOn('Farben')];
  expect(html).not.toContain('data-island');
  const file = attribute(html, 'data-file');
  expect(file).toMatch(/^\/assets\/part-[0-9a-f]{12}\.json$/);
  expect(JSON.parse(files.get(file) ?? '')).toEqual(dataIn(render(<Island of={part} props={{ title: 'Thema' }} />)));
  expect(attribute(again, 'data-file')).toBe(file);
  expect(attribute(other, 'data-file')).not.toBe(file);
});

test('ids in an island contain its name and do not depend on the page around it, as in hydration', () => {
  const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const once = ids(render(<Island of={part} props={{ title: '' }} />));
  const behind = ids(
    render(
      <div>
        <Part title="before" />
        <Island of={part} props={{ title: '' }} />
      </div>,
    ),
  );
  expect(once[0]).toContain('part');
  expect(behind[1]).toBe(once[0]);
});

test('adds icons that an island shows later to the page', () => {
  const icons = new Set<IconName>();
  render(<Island of={part} props={{ title: '' }} />, icons);
  expect(icons).toContain('lucide:x');
});

test('throws if an island can use a text that it does not list, because visitors would see the key', () => {
  const build = (requested: string[], laterWords: TextKey[] = [], of = part) =>
    render(
      <RequestedKeysContext value={{ 'part.island': requested, inner: [] }}>
        <Island of={of} props={{ title: '' }} laterWords={laterWords} />
      </RequestedKeysContext>,
    );
  const message = 'part.island.tsx uses texts that its “words” do not list: nav_label';
  expect(() => build(['nav_theme', 'blogs_count', 'nav_label'])).toThrow(message);
  // Accepted: literals that only look like keys, later words, and keys that the named `part` does not use.
  build(['nav_theme', 'blogs_count', 'space_between', 'error_title']);
  build(['nav_label'], ['nav_label']);
  build(['nav_label'], [], { ...part, part: 'inner' });
});
