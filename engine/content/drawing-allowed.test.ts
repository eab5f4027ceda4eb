import { expect, test } from 'vitest';
import { inspectDrawing } from './drawing.ts';

const drawing = (inside: string, attributes = 'viewBox="0 0 4 3"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const messages = (source: string) => inspectDrawing(source).problems.map(({ message }) => message);
const leads = 'a link in a drawing leads to https:, http:, mailto:, tel: or to a page of this site, such as /about';
const elsewhere = 'a drawing may load nothing from elsewhere: put it into the drawing';

test.each([
  ['<a href="java&#9;script:alert(1)"/>', 'a drawing may not hold javascript:'],
  ['<a xlink:href=" JavaScript:alert(1)"/>', 'a drawing may not hold javascript:'],
  ['<a href="data:text/html,x"/>', leads],
  ['<a href="about.html"/>', leads],
  ['<a><set attributeName="href" to="javascript:x"/></a>', 'a drawing may not hold <set>'],
  ['<a><animate attributeName="href"/></a>', 'a drawing may not hold <animate>'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', 'a drawing may not hold <h:script>'],
  ['<s:g xmlns:s="http://www.w3.org/2000/svg"/>', 'a drawing may not hold <s:g>'],
  ['<feImage href="#a"/>', 'a drawing may not hold <feImage>'],
  ['<use href="data:image/svg+xml;base64,AA=="/>', elsewhere],
  ['<path unheard="of"/>', 'a drawing may not hold the attribute unheard'],
  ['<style>@\\69mport "x.css";</style>', 'a style in a drawing may not hold \\'],
  ['<path style="fill:u\\72l(x.svg)"/>', 'a style in a drawing may not hold \\'],
  ['<path fill="u\\72l(x.svg)"/>', 'a style in a drawing may not hold \\'],
  ['<style>a{cursor:image-set("x.png" 1x)}</style>', 'a style in a drawing may not hold image-set()'],
  ['<path style="mask:src(&quot;x&quot;)"/>', 'a style in a drawing may not hold src()'],
  ['<style>@font-face{}</style>', 'a style in a drawing may not hold @font-face'],
  ['<path fill="URL(//x.example/a)"/>', elsewhere],
  ['<style>.a{behavior:none}</style>', 'a style in a drawing may not hold the property behavior'],
  [
    '<style>@media print{a:hover{fill:red;-moz-binding:none}}</style>',
    'a style in a drawing may not hold the property -moz-binding',
  ],
  ['<path style="fill:red;position:fixed"/>', 'a style in a drawing may not hold the property position'],
  ['<style>.a{fill:red</style>', 'a style in a drawing is rules in braces: .a { fill: red }'],
  [
    '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AAAA)}</style>',
    'a style in a drawing may not hold @font-face',
  ],
  [`${'<g>'.repeat(100)}${'</g>'.repeat(100)}`, 'the elements of a drawing may be nested at most 100 deep'],
  ['<g/>'.repeat(10_000), 'a drawing has at most 10000 elements'],
])('%s is refused', (inside, says) => {
  expect(messages(drawing(inside))).toEqual([says]);
});

test.each([
  '<style>/* { */ .a:hover, #b > c::before { content: "}"; fill: var(--x, #fff) } @media (min-width: 1px) { .a { --x: red } }</style>',
  '<style>@keyframes a { from { opacity: 0 } 50% { transform: rotate(3deg) } }</style>',
  '<path style="fill:none;-inkscape-stroke:none;font-variant-ligatures:normal;line-height:1.25;"/>',
  '<a href="/about"><a xlink:href="https://a.example"/></a>',
  '<metadata><any><thing/></any></metadata>',
  '<path fill="url(#a)" filter="URL(\'#b\')"/>',
])('%s is allowed', (inside) => {
  expect(messages(drawing(inside))).toEqual([]);
});

test('a stylesheet and entities before the drawing are refused', () => {
  expect(messages(`<?xml-stylesheet href="x.css"?>${drawing('')}`)).toEqual([
    'a drawing may not hold <?xml-stylesheet?>',
  ]);
  expect(messages(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`)).toEqual(['a drawing may not declare entities']);
});

test.each(['0 0 Infinity 3', '0 0 1e999 3', '0 0 -4 3', '0 0 0 3', '0 0 4', 'a 0 4 3'])(
  'viewBox %s is refused',
  (box) => {
    const says = ['the viewBox of a drawing is four numbers, its size more than nothing'];
    expect(messages(drawing('', `viewBox="${box}"`))).toEqual(says);
    expect(messages(drawing('', `viewBox="${box}" width="4" height="3"`))).toEqual(says);
  },
);
