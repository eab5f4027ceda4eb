import { expect, test } from 'vitest';
import { headersOf, makeHeaders, parseHeaders, writeHeaders } from './headers.ts';

const rules = makeHeaders(['<style>a{}</style><script>boot()</script>', '<style>a{}</style><style>b{}</style>']);

test('the policy allows exactly the inline scripts and styles of the pages', () => {
  expect(headersOf(rules, '/about')['Content-Security-Policy']?.split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
      "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types prose",
      "frame-ancestors 'none'",
    ]
  `);
});

test('hashed files stay for ever, pages are asked for again', () => {
  expect(headersOf(rules, '/assets/x.js')['Cache-Control']).toContain('immutable');
  expect(headersOf(rules, '/about')['Cache-Control']).toBeUndefined();
});

test('share images may be shown by other sites, and nothing else may', () => {
  expect(headersOf(rules, '/share/de/about.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  for (const path of ['/about', '/pictures/posters/face.svg', '/share'])
    expect(headersOf(rules, path)['Cross-Origin-Resource-Policy'], path).toBe('same-origin');
});

test.each(['replaces', 'joins'] as const)('the file for a host that %s repeated headers is read back', (repeated) => {
  expect(parseHeaders(writeHeaders(rules, repeated))).toEqual(rules);
});

test('where a host joins repeated headers the earlier one is taken away', () => {
  const [, share] = writeHeaders(rules, 'joins').split('\n/share/*\n');
  expect(share).toBe('  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n');
  expect(writeHeaders(rules, 'replaces')).not.toContain('!');
});
