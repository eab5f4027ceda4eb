import type { HostileCase } from '../hostile-case.ts';

/** An article without pictures, headings and translations. */
export const short = 'articles/3-short/en.mdx';

const front = `---
number: 3
slug: short
title: Short
description: "A short article."
category: category_thinking
tags: [tag_tools]
published: 2024-05-17
updated: 2024-05-18
---

`;

/** The file of an article whose text is this; its first line is the twelfth. */
export const article = (text: string): Record<string, string> => ({ [short]: `${front}${text}\n` });

const noCode = 'a text runs no code: write \\{ for a brace, or put the words between `backquotes`';

/** Texts that would run code, never end, or lead where nobody should be led. */
const texts: readonly (readonly [name: string, text: string, says: string])[] = [
  ['a brace in a sentence', 'A {brace} here.', `3-short/en.mdx:12:3: ${noCode}`],
  ['a formula that is not closed', 'The mean is $\\bar{h$.', '3-short/en.mdx:12:13: this formula cannot be read: '],
  ['a formula that never ends', '$\\def\\a{\\a\\a}\\a$', '3-short/en.mdx:12:1: this formula cannot be read: '],
  ['an endless loop', '{(() => { while (true) {} })()}', `3-short/en.mdx:12:1: ${noCode}`],
  [
    'a file of the machine',
    'Users: {process.getBuiltinModule("fs").readFileSync("/etc/passwd")}',
    `en.mdx:12:8: ${noCode}`,
  ],
  ['the end of the build', '{process.exit(0)}', `en.mdx:12:1: ${noCode}`],
  ['a promise', '{await new Promise(() => {})}', 'en.mdx:12'],
  ['a string', 'Words {"in a string"}.', `en.mdx:12:7: ${noCode}`],
  ['a brace that is not closed', 'An open { brace.', 'en.mdx:12'],
  ['an import', 'import fs from "node:fs"', 'en.mdx:12:1: a text has no import and no export'],
  ['an export', 'export const meta = 1', 'en.mdx:12:1: a text has no import and no export'],
  ['a call as a property', '<Tip title={process.cwd()}>A tip.</Tip>', 'en.mdx:12:6: title is a text, a number'],
  ['a name as a property', '<Tip title={title}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a function as a property', '<Tip title={() => 1}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['an element as a property', '<Tip title={<b>x</b>}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a text may not say.
  ['a template with a name in it', '<Tip title={`a ${b}`}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a pattern', '<Tip title={/a+/}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['code in a list', '<Tip title={["a", [process]]}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['code as the name of a field', '<Tip title={{ [process]: 1 }}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a getter', '<Tip title={{ get a() { return 1 } }}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a method', '<Tip title={{ toString() { return 1 } }}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a prototype', '<Tip title={{ __proto__: { a: 1 } }}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['properties that are spread', '<Tip {...process.env}>A tip.</Tip>', 'en.mdx:12'],
  ['an element of an object', '<process.env>A tip.</process.env>', 'en.mdx:12:1: <process.env> is not an element'],
  ['a component that there is not', '<Tipp>A tip.</Tipp>', 'en.mdx:12:1 Tipp: no such component'],
  ['a reference without its note', 'A\nclaim.[^9]', '3-short/en.mdx:13 [^9]: there is no such note'],
  ['an element that is not closed', '<Tip title="a">A tip.', 'en.mdx:12'],
  ['a script', '<script>alert(1)</script>', 'en.mdx:12 script: a text has no scripts'],
  [
    'an event handler',
    '<b onclick="alert(1)">x</b>',
    'en.mdx:12 b: the policy of the pages forbids event handlers (onclick)',
  ],
  ['a link that runs', '[x](javascript:alert(1))', 'en.mdx:12:1: a link leads to a page of this site, or to http:'],
  ['a link that runs, in other letters', '[x](JavaScript:alert(1))', 'en.mdx:12:1: a link leads to a page'],
  ['a link to data', '[x](data:text/html,<b>x</b>)', 'en.mdx:12:1: a link leads to a page'],
  ['a link to VBScript', '[x](vbscript:x)', 'en.mdx:12:1: a link leads to a page'],
  ['a link to a file', '[x](file:///etc/passwd)', 'en.mdx:12:1: a link leads to a page'],
  ['a reference that runs', '[x][1]\n\n[1]: javascript:alert(1)', 'en.mdx:14:1: a link leads to a page'],
  ['an element’s link that runs', '<a href="java&#9;script:alert(1)">x</a>', 'en.mdx:12 a: a link leads to a page'],
  ['lists 300 deep', `${'- '.repeat(300)}x`, 'en.mdx:12: lists and quotations may be nested at most 30 deep'],
  [
    'lists 600 deep, by lines',
    Array.from({ length: 600 }, (_, n) => `${'  '.repeat(n)}- x`).join('\n'),
    'at most 30 deep',
  ],
  ['quotations 5,000 deep', `${'>'.repeat(5000)} x`, 'en.mdx:12: lists and quotations may be nested at most 30 deep'],
  ['a word of 400 kB', 'x'.repeat(400_000), 'en.mdx:12: a word has at most 10000 characters'],
  ['a text of 10 MB', 'Words and words. '.repeat(600_000), '3-short/en.mdx: a text has at most 1000 kB'],
  [
    'an unknown language of code',
    'Words.\n\n```klingon\nnuqneH\n```',
    'en.mdx:14 "klingon": no known language of code',
  ],
  [
    'a language of code that every object has',
    '```__proto__\nx\n```',
    'en.mdx:12 "__proto__": no known language of code',
  ],
  ['300 letters as a language of code', `\`\`\`${'x'.repeat(300)}\n\`\`\``, 'no known language of code'],
  ['an element without an end', '<img src="x.png">', 'en.mdx:12:1: Expected a closing tag for `<img>`'],
  ['a style attribute', '<b style="x">y</b>', 'en.mdx:12 b: the policy of the pages forbids style attributes'],
  [
    'a page of another site',
    '<iframe src="https://a.example"></iframe>',
    'en.mdx:12 iframe: a page loads nothing from other sites',
  ],
  ['a picture of the machine', '![a](../../../etc/passwd.png)', 'en.mdx:12: no picture'],
  ['a drawing of the machine', '<Figure drawing="../../x.svg" alt="a" />', 'en.mdx:12: no picture'],
  ['a link that is not an address', '[a](http://[)', 'en.mdx:12:1: this is not an address'],
  ['a link from where the page is', '[a](about)', 'en.mdx:12:1: a link to a page of this site begins with /'],
  ['a link to nothing', '[a]()', 'en.mdx:12:1: a link to a page of this site begins with /'],
  ['a component that every object has', '<Constructor />', 'en.mdx:12:1 Constructor: no such component'],
  ['a part of a component', '<Tip.x />', 'en.mdx:12:1: <Tip.x> is not an element'],
  ['a term without its meaning', '<Term>x</Term>', 'en.mdx:12 Term means: a term says what it means'],
  ['a video without captions', '<Video src="a.mp4" poster="a.jpg" title="A" />', 'en.mdx:12 Video captions: a video'],
  ['a video of another site', '<Video href="javascript:alert(1)" poster="a.jpg" title="A" />', 'en.mdx:12 Video src: '],
  ['a video that plays by itself', '<video autoplay src="a.mp4"></video>', 'en.mdx:12 video: write <Video src='],
  ['6,000 rows of a table', `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(6000)}`, 'a text has at most 15000 parts'],
  [
    '3,000 footnotes',
    Array.from({ length: 3000 }, (_, n) => `x[^${n}]\n\n[^${n}]: y\n`).join('\n'),
    'a text has at most 15000 parts',
  ],
  ['8,000 bold words', '<b>x</b> '.repeat(8000), 'a text has at most 15000 parts'],
  ['a control character', 'a\u0001b', 'en.mdx:12: this line holds a control character (U+0001)'],
  ['NUL', 'a\u0000b', 'en.mdx:12: this line holds a control character (U+0000)'],
  ['a mark that turns the direction', 'a\u202eb', 'en.mdx:12: this line holds a control character (U+202E)'],
];

/** Links that are known to lead nowhere when all pages are. */
const links: readonly (readonly [name: string, text: string, says: string])[] = [
  ['a link upwards', '[a](/../../x)', 'en.mdx:12 /../../x: this link leads to no page'],
  ['a link without a scheme', '[a](//evil.example)', 'en.mdx:12 //evil.example: this link leads to no page'],
  ['a link that cannot be decoded', '[a](/%zz)', 'en.mdx:12 /%zz: this link leads to no page'],
];

export const textCases: readonly HostileCase[] = [
  ...texts.map(([name, text, says]) => ({ name, files: article(text), says })),
  ...links.map(([name, text, says]) => ({ name, files: article(text), says, whole: true as const })),
];
