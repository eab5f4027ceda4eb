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

/** The file of an article with this text, which begins on line 12. */
export const article = (text: string): Record<string, string> => ({ [short]: `${front}${text}\n` });

const noCode = 'code is not allowed in a text: write \\{ for a brace, or put the words between `backquotes`';

/** Texts that would run code, never end, or link to dangerous addresses. */
const texts: readonly (readonly [name: string, text: string, expectedOutput: string])[] = [
  ['a brace in a sentence', 'A {brace} here.', `3-short/en.mdx:12:3: ${noCode}`],
  ['a formula that is not closed', 'The mean is $\\bar{h$.', '3-short/en.mdx:12:13: this formula cannot be read: '],
  ['a formula that never ends', '$\\def\\a{\\a\\a}\\a$', '3-short/en.mdx:12:1: this formula cannot be read: '],
  ['code with an endless loop', '{(() => { while (true) {} })()}', `3-short/en.mdx:12:1: ${noCode}`],
  [
    'code that reads a file of the machine',
    'Users: {process.getBuiltinModule("fs").readFileSync("/etc/passwd")}',
    `en.mdx:12:8: ${noCode}`,
  ],
  ['code that ends the build', '{process.exit(0)}', `en.mdx:12:1: ${noCode}`],
  ['code that awaits a promise', '{await new Promise(() => {})}', 'en.mdx:12'],
  ['a string in braces', 'Words {"in a string"}.', `en.mdx:12:7: ${noCode}`],
  ['a brace that is not closed', 'An open { brace.', 'en.mdx:12'],
  ['an import', 'import fs from "node:fs"', 'en.mdx:12:1: import and export are not allowed in a text'],
  ['an export', 'export const meta = 1', 'en.mdx:12:1: import and export are not allowed in a text'],
  ['a call as a property', '<Tip title={process.cwd()}>A tip.</Tip>', 'en.mdx:12:6: title must be a text, a number'],
  ['a name as a property', '<Tip title={title}>A tip.</Tip>', 'en.mdx:12:6: title must be a text'],
  ['a function as a property', '<Tip title={() => 1}>A tip.</Tip>', 'en.mdx:12:6: title must be a text'],
  ['an element as a property', '<Tip title={<b>x</b>}>A tip.</Tip>', 'en.mdx:12:6: title must be a text'],
  [
    'a template literal with a variable as a property',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: input that a text must not have.
    '<Tip title={`a ${b}`}>A tip.</Tip>',
    'en.mdx:12:6: title must be a text',
  ],
  ['a regular expression as a property', '<Tip title={/a+/}>A tip.</Tip>', 'en.mdx:12:6: title must be a text'],
  ['code in a list as a property', '<Tip title={["a", [process]]}>A tip.</Tip>', 'en.mdx:12:6: title must be a text'],
  [
    'an object with a computed key as a property',
    '<Tip title={{ [process]: 1 }}>A tip.</Tip>',
    'en.mdx:12:6: title must be a text',
  ],
  [
    'an object with a getter as a property',
    '<Tip title={{ get a() { return 1 } }}>A tip.</Tip>',
    'en.mdx:12:6: title must be a text',
  ],
  [
    'an object with a method as a property',
    '<Tip title={{ toString() { return 1 } }}>A tip.</Tip>',
    'en.mdx:12:6: title must be a text',
  ],
  [
    'an object with __proto__ as a property',
    '<Tip title={{ __proto__: { a: 1 } }}>A tip.</Tip>',
    'en.mdx:12:6: title must be a text',
  ],
  ['spread properties', '<Tip {...process.env}>A tip.</Tip>', 'en.mdx:12'],
  [
    'a member of an object as an element',
    '<process.env>A tip.</process.env>',
    'en.mdx:12:1: <process.env> is not a valid element',
  ],
  ['an unknown component', '<Tipp>A tip.</Tipp>', 'en.mdx:12:1 Tipp: no such component'],
  ['a reference to a missing footnote', 'A\nclaim.[^9]', '3-short/en.mdx:13 [^9]: this note has no text'],
  ['an element that is not closed', '<Tip title="a">A tip.', 'en.mdx:12'],
  ['a script', '<script>alert(1)</script>', 'en.mdx:12 script: scripts are not allowed in a text'],
  [
    'an event handler',
    '<b onclick="alert(1)">x</b>',
    'en.mdx:12 b: the content security policy forbids event handlers (onclick)',
  ],
  [
    'a javascript: link',
    '[x](javascript:alert(1))',
    'en.mdx:12:1: a link must lead to a page of this site, or start with http:',
  ],
  ['a javascript: link in mixed case', '[x](JavaScript:alert(1))', 'en.mdx:12:1: a link must lead to a page'],
  ['a data: link', '[x](data:text/html,<b>x</b>)', 'en.mdx:12:1: a link must lead to a page'],
  ['a vbscript: link', '[x](vbscript:x)', 'en.mdx:12:1: a link must lead to a page'],
  ['a file: link', '[x](file:///etc/passwd)', 'en.mdx:12:1: a link must lead to a page'],
  [
    'a reference to a javascript: link',
    '[x][1]\n\n[1]: javascript:alert(1)',
    'en.mdx:14:1: a link must lead to a page',
  ],
  [
    'an <a> element with an encoded javascript: link',
    '<a href="java&#9;script:alert(1)">x</a>',
    'en.mdx:12 a: a link must lead to a page',
  ],
  [
    'lists nested 300 deep',
    `${'- '.repeat(300)}x`,
    'en.mdx:12: lists and quotations may be nested at most 30 levels deep',
  ],
  [
    'lists nested 600 deep, on separate lines',
    Array.from({ length: 600 }, (_, n) => `${'  '.repeat(n)}- x`).join('\n'),
    'at most 30 levels deep',
  ],
  [
    'quotations nested 5,000 deep',
    `${'>'.repeat(5000)} x`,
    'en.mdx:12: lists and quotations may be nested at most 30 levels deep',
  ],
  ['a word of 400 kB', 'x'.repeat(400_000), 'en.mdx:12: a word is limited to 10000 characters'],
  ['a text of 10 MB', 'Words and words. '.repeat(600_000), '3-short/en.mdx: a text is limited to 1000 kB'],
  [
    'a code block in an unknown language',
    'Words.\n\n```klingon\nnuqneH\n```',
    'en.mdx:14 "klingon": unknown code language',
  ],
  ['a code block in the language __proto__', '```__proto__\nx\n```', 'en.mdx:12 "__proto__": unknown code language'],
  ['a code block in a language of 300 letters', `\`\`\`${'x'.repeat(300)}\n\`\`\``, 'unknown code language'],
  ['an element without a closing tag', '<img src="x.png">', 'en.mdx:12:1: Expected a closing tag for `<img>`'],
  ['a style attribute', '<b style="x">y</b>', 'en.mdx:12 b: the content security policy forbids style attributes'],
  [
    'an iframe of another site',
    '<iframe src="https://a.example"></iframe>',
    'en.mdx:12 iframe: a page must not load anything from other sites',
  ],
  ['a picture outside the site', '![a](../../../etc/passwd.png)', 'en.mdx:12: no picture'],
  ['a drawing outside the site', '<Figure drawing="../../x.svg" alt="a" />', 'en.mdx:12: no picture'],
  ['a link that is not an address', '[a](http://[)', 'en.mdx:12:1: the address of this link is not valid'],
  ['a relative link', '[a](about)', 'en.mdx:12:1: a link to a page of this site must start with /'],
  ['an empty link', '[a]()', 'en.mdx:12:1: a link to a page of this site must start with /'],
  ['a component named Constructor', '<Constructor />', 'en.mdx:12:1 Constructor: no such component'],
  ['a member of a component as an element', '<Tip.x />', 'en.mdx:12:1: <Tip.x> is not a valid element'],
  ['a term without a definition', '<Term>x</Term>', 'en.mdx:12 Term means: a term needs an explanation'],
  ['a video without captions', '<Video src="a.mp4" poster="a.jpg" title="A" />', 'en.mdx:12 Video captions: a video'],
  [
    'a video with a javascript: address',
    '<Video href="javascript:alert(1)" poster="a.jpg" title="A" />',
    'en.mdx:12 Video src: ',
  ],
  ['a video that plays automatically', '<video autoplay src="a.mp4"></video>', 'en.mdx:12 video: write <Video src='],
  ['a table of 6,000 rows', `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(6000)}`, 'a text is limited to 15000 parts'],
  [
    '3,000 footnotes',
    Array.from({ length: 3000 }, (_, n) => `x[^${n}]\n\n[^${n}]: y\n`).join('\n'),
    'a text is limited to 15000 parts',
  ],
  ['8,000 bold words', '<b>x</b> '.repeat(8000), 'a text is limited to 15000 parts'],
  ['a control character', 'a\u0001b', 'en.mdx:12: this line contains a control character (U+0001)'],
  ['a NUL character', 'a\u0000b', 'en.mdx:12: this line contains a control character (U+0000)'],
  ['a mark that reverses the text direction', 'a\u202eb', 'en.mdx:12: this line contains a control character (U+202E)'],
];

/** Broken links, which are found only when all pages are known. */
const links: readonly (readonly [name: string, text: string, expectedOutput: string])[] = [
  ['a link above the root of the site', '[a](/../../x)', 'en.mdx:12 /../../x: this page does not exist'],
  ['a link with a host but no scheme', '[a](//evil.example)', 'en.mdx:12 //evil.example: this page does not exist'],
  ['a link that cannot be decoded', '[a](/%zz)', 'en.mdx:12 /%zz: this page does not exist'],
];

export const textCases: readonly HostileCase[] = [
  ...texts.map(([name, text, expectedOutput]) => ({ name, files: article(text), expectedOutput })),
  ...links.map(([name, text, expectedOutput]) => ({
    name,
    files: article(text),
    expectedOutput,
    needsBuild: true as const,
  })),
];
