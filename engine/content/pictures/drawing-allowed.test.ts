import { expect, test } from 'vitest';
import { inspectDrawing } from './drawing.ts';

const drawing = (inside: string, attributes = 'viewBox="0 0 4 3"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const messages = (source: string) => inspectDrawing(source).problems.map(({ message }) => message);
const leads =
  'a link in a drawing must lead to https:, http:, mailto: or tel:, or to a page of this site, such as /about';
const elsewhere = 'a drawing must not load other files: embed them in the drawing';

test.each([
  ['<a href="java&#9;script:alert(1)"/>', 'a drawing must not contain javascript:'],
  ['<a xlink:href=" JavaScript:alert(1)"/>', 'a drawing must not contain javascript:'],
  ['<a href="data:text/html,x"/>', leads],
  ['<a href="about.html"/>', leads],
  ['<a><set attributeName="href" to="javascript:x"/></a>', 'a drawing must not contain <set>'],
  ['<a><animate attributeName="href"/></a>', 'a drawing must not contain <animate>'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', 'a drawing must not contain <h:script>'],
  ['<s:g xmlns:s="http://www.w3.org/2000/svg"/>', 'a drawing must not contain <s:g>'],
  ['<feImage href="#a"/>', 'a drawing must not contain <feImage>'],
  ['<use href="data:image/svg+xml;base64,AA=="/>', elsewhere],
  ['<path unheard="of"/>', 'a drawing must not contain the attribute unheard'],
  ['<style>@\\69mport "x.css";</style>', 'a style in a drawing must not contain \\'],
  ['<path style="fill:u\\72l(x.svg)"/>', 'a style in a drawing must not contain \\'],
  ['<path fill="u\\72l(x.svg)"/>', 'a style in a drawing must not contain \\'],
  ['<style>a{cursor:image-set("x.png" 1x)}</style>', 'a style in a drawing must not contain image-set()'],
  ['<path style="mask:src(&quot;x&quot;)"/>', 'a style in a drawing must not contain src()'],
  ['<style>@font-face{}</style>', 'a style in a drawing must not contain @font-face'],
  ['<path fill="URL(//x.example/a)"/>', elsewhere],
  ['<style>.a{behavior:none}</style>', 'a style in a drawing must not contain the property behavior'],
  [
    '<style>@media print{a:hover{fill:red;-moz-binding:none}}</style>',
    'a style in a drawing must not contain the property -moz-binding',
  ],
  ['<path style="fill:red;position:fixed"/>', 'a style in a drawing must not contain the property position'],
  ['<style>.a{fill:red</style>', 'a style in a drawing must consist of rules in braces: .a { fill: red }'],
  [
    '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AAAA)}</style>',
    'a style in a drawing must not contain @font-face',
  ],
  [`${'<g>'.repeat(100)}${'</g>'.repeat(100)}`, 'the elements of a drawing may be nested at most 100 levels deep'],
  ['<g/>'.repeat(10_000), 'a drawing is limited to 10000 elements'],
])('refuses a drawing with %s', (inside, says) => {
  expect(messages(drawing(inside))).toEqual([says]);
});

test.each([
  '<style>/* { */ .a:hover, #b > c::before { content: "}"; fill: var(--x, #fff) } @media (min-width: 1px) { .a { --x: red } }</style>',
  '<style>@keyframes a { from { opacity: 0 } 50% { transform: rotate(3deg) } }</style>',
  '<path style="fill:none;-inkscape-stroke:none;font-variant-ligatures:normal;line-height:1.25;"/>',
  '<a href="/about"><a xlink:href="https://a.example"/></a>',
  '<metadata><any><thing/></any></metadata>',
  '<path fill="url(#a)" filter="URL(\'#b\')"/>',
])('allows a drawing with %s', (inside) => {
  expect(messages(drawing(inside))).toEqual([]);
});

test('refuses a stylesheet and entities before the drawing', () => {
  expect(messages(`<?xml-stylesheet href="x.css"?>${drawing('')}`)).toEqual([
    'a drawing must not contain <?xml-stylesheet?>',
  ]);
  expect(messages(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`)).toEqual(['a drawing must not declare entities']);
});

test.each(['0 0 Infinity 3', '0 0 1e999 3', '0 0 -4 3', '0 0 0 3', '0 0 4', 'a 0 4 3'])(
  'refuses the viewBox %s',
  (box) => {
    const says = ['the viewBox of a drawing must be four numbers, with a width and a height above 0'];
    expect(messages(drawing('', `viewBox="${box}"`))).toEqual(says);
    expect(messages(drawing('', `viewBox="${box}" width="4" height="3"`))).toEqual(says);
  },
);
