// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf, formatXml, xmlText } from './xml.ts';

/** A strict parser, like those of browsers. */
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

const element = elementsOf(null);

/** Letters of all kinds, unpaired surrogates, control characters and XML syntax. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(']]>', '<', '&', '"', '&#0;', '\uD800', '\uDC00', '\0', '\b', '\uFFFF'),
    ),
  )
  .map((parts) => parts.join(''));

test('formatXml writes well-formed XML for any text and attribute, and keeps their values', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, value) => {
      const root = parse(
        formatXml(element('a', { value }, text, element('b', {}, text)), '/styles.css'),
      ).documentElement;
      // XML parsers normalise line ends.
      const read = (written: string) => xmlText(written).replace(/\r\n?/g, '\n');
      expect(root.getAttribute('value')).toBe(xmlText(value));
      expect(root.textContent).toBe(read(text) + read(text));
    }),
    { numRuns: 300 },
  );
});

test('xmlText removes characters that XML cannot contain, and replaces unpaired surrogates', () => {
  expect(xmlText('a\u0000\u0008\u001B\uFFFE\tb\n\uD83Dc😀')).toBe('a\tb\n\uFFFDc😀');
});

test('elements and attributes are in their namespaces', () => {
  const [plain, atom] = [element, elementsOf('http://www.w3.org/2005/Atom')];
  const root = parse(
    formatXml(
      plain('rss', { 'xmlns:atom': 'http://www.w3.org/2005/Atom', 'xml:lang': 'zu' }, atom('atom:link')),
      '/a.css',
    ),
  ).documentElement;
  expect(root.getAttributeNS('http://www.w3.org/XML/1998/namespace', 'lang')).toBe('zu');
  expect(root.firstElementChild?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(root.outerHTML.match(/xmlns/g)).toHaveLength(1);
});
