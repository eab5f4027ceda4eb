import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { markFallbackTexts } from './mark-source.ts';

afterEach(() => markFallbackTexts(undefined, 'en'));

const render = (make: () => React.ReactElement, ...fallback: string[]) => {
  markFallbackTexts(new Set(fallback), 'en');
  return renderToStaticMarkup(make());
};

test('an element with fallback text gets lang; an element with other text does not', () => {
  expect(render(() => <p>Hello</p>, 'Hello')).toBe('<p lang="en">Hello</p>');
  expect(render(() => <p>Hej</p>, 'Hello')).toBe('<p>Hej</p>');
  expect(render(() => <p>{'Hello'} 5, </p>, 'Hello')).toBe('<p lang="en">Hello 5, </p>');
});

test('fallback text beside other text or another element gets a span with lang', () => {
  expect(render(() => <p>Hej, {'Hello'}</p>, 'Hello')).toBe('<p>Hej, <span lang="en">Hello</span></p>');
  const link = () => (
    <a href="/">
      {'Hello'}
      <b>Hej</b>
    </a>
  );
  expect(render(link, 'Hello')).toBe('<a href="/"><span lang="en">Hello</span><b>Hej</b></a>');
});

test('a picture with a fallback description gets lang', () => {
  expect(render(() => <img src="x" alt="A dog" />, 'A dog')).toContain('lang="en"');
});

const Link = ({ children }: { children: string }) => <a href="/">{children}</a>;

test('fallback text passed through a component gets lang; an existing lang is kept', () => {
  expect(render(() => <Link>Hello</Link>, 'Hello')).toBe('<a href="/" lang="en">Hello</a>');
  expect(render(() => <p lang="de">Hello</p>, 'Hello')).toBe('<p lang="de">Hello</p>');
});
