import { expect, test } from 'vitest';
import { headersOf, makeHeaders, parseHeaders, writeHeaders } from './headers.ts';

const rules = makeHeaders(['<style>a{}</style><script>boot()</script>', '<style>a{}</style><style>b{}</style>']);

test('the policy allows exactly the inline scripts and styles of the pages', () => {
  expect(headersOf(rules, '/about')['Content-Security-Policy']?.split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
      "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
      "img-src 'self'",
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

test('the file for hosts is read back as it was written', () => {
  expect(parseHeaders(writeHeaders(rules))).toEqual(rules);
});
