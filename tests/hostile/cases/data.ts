import { folder, type HostileCase, linkTo, replacing } from '../hostile-case.ts';
import { short } from './texts.ts';

const words = 'words/en.yaml';

function bomb(): string {
  const lines = Array.from('abcdefghi', (name, index) =>
    index === 0
      ? 'a: &a [x]'
      : `${name}: &${name} [${Array(9)
          .fill(`*${'abcdefghi'[index - 1]}`)
          .join()}]`,
  );
  return `${lines.join('\n')}\nlast: *i\n`;
}

const withName = (name: string) => ({ 'site.yaml': replacing(/^name: .*$/m, `name: ${JSON.stringify(name)}`) });
const withLanguageCode = (code: string) => ({ 'site.yaml': replacing('code: cs,', `code: ${JSON.stringify(code)},`) });
const withIcon = (icon: string) => ({ 'profile.yaml': replacing('lucide:bed', icon) });
const withTitle = (title: string) => ({ [short]: replacing('title: Short', `title: ${title}`) });
const withUrl = (url: string) => ({ 'site.yaml': replacing('https://fixture.example', url) });

/** Data that is not YAML, does not match its schema, or would be read without end. */
export const dataCases: readonly HostileCase[] = [
  {
    name: 'an alias without its anchor',
    files: { [words]: 'extra: *gone\n' },
    expectedOutput: 'words/en.yaml:1:8: there is no anchor &gone',
  },
  { name: 'an alias bomb', files: { 'home.yaml': bomb() }, expectedOutput: 'home.yaml:10:' },
  {
    name: 'an alias that contains itself',
    files: { 'home.yaml': 'x: &a [*a]\n' },
    expectedOutput: 'home.yaml:1:1 x: unknown field',
  },
  {
    name: 'YAML nested 20,000 deep',
    files: { 'home.yaml': '['.repeat(20_000) },
    expectedOutput: 'home.yaml:1: a word is limited to',
  },
  { name: 'a tab as indentation', files: { 'home.yaml': 'a:\n\tb: 1\n' }, expectedOutput: 'home.yaml:2' },
  {
    name: 'two YAML documents in a file',
    files: { 'home.yaml': 'a: 1\n---\nb: 2\n' },
    expectedOutput: 'home.yaml:2:1: a file must contain only one YAML document',
  },
  {
    name: 'bytes that are not text',
    files: { 'home.yaml': Buffer.from([97, 10, 0xff, 0xfe]) },
    expectedOutput: 'home.yaml:2: this is not valid UTF-8 text',
  },
  {
    name: 'a words file with an unclosed string',
    files: { 'words/sv.yaml': 'a: "b' },
    expectedOutput: 'words/sv.yaml:1:6',
  },
  {
    name: 'a words file that is a list',
    files: { 'words/sv.yaml': '- a\n- b\n' },
    expectedOutput: 'words/sv.yaml:1: a words file must be a list of keys',
  },
  {
    name: 'a text that is a number',
    files: { [words]: (text) => `${text}extra: 1\n` },
    expectedOutput: 'extra: a text is expected here',
  },
  {
    name: 'data of 10 MB',
    files: { 'home.yaml': 'a: b\n'.repeat(2_000_000) },
    expectedOutput: 'home.yaml: a text is limited to 1000 kB',
  },
  {
    name: 'an empty site.yaml',
    files: { 'site.yaml': '' },
    expectedOutput: 'site.yaml:1:1 languages: ',
  },
  { name: 'a site.yaml that is a list', files: { 'site.yaml': '- a' }, expectedOutput: 'site.yaml:1:1' },
  { name: 'a site.yaml that is a word', files: { 'site.yaml': 'word' }, expectedOutput: 'site.yaml:1:1' },
  { name: 'a missing site.yaml', files: { 'site.yaml': undefined }, expectedOutput: 'site.yaml: this file is missing' },
  {
    name: 'a field named __proto__',
    files: { 'site.yaml': (text) => `${text}__proto__: { a: 1 }\n` },
    expectedOutput: 'site.yaml:20:1 __proto__: unknown field',
  },
  {
    name: 'languages as an object instead of a list',
    files: { 'site.yaml': replacing(/languages:[\s\S]*?pages:/, 'languages: { a: 1 }\npages:') },
    expectedOutput: 'site.yaml:8:1 languages',
  },
  {
    name: 'an empty list of languages',
    files: { 'site.yaml': replacing(/languages:[\s\S]*?pages:/, 'languages: []\npages:') },
    expectedOutput: 'site.yaml:8:1 languages: the first language is the default one',
  },
  {
    name: 'a duplicate language',
    files: withLanguageCode('de'),
    expectedOutput: 'site.yaml:8:1 languages: a language is listed twice',
  },
  {
    name: 'a language code __proto__',
    files: withLanguageCode('__proto__'),
    expectedOutput: 'languages.2.code: this is not a language code',
  },
  {
    name: 'a language code constructor',
    files: withLanguageCode('constructor'),
    expectedOutput: 'languages.2.code: this is not a language code',
  },
  {
    name: 'a language code de_DE',
    files: withLanguageCode('de_DE'),
    expectedOutput: 'languages.2.code: this is not a language code',
  },
  {
    name: 'a language code ../../x',
    files: withLanguageCode('../../x'),
    expectedOutput: 'languages.2.code: this is not a language code',
  },
  {
    name: 'an empty language code',
    files: withLanguageCode(''),
    expectedOutput: 'languages.2.code: this is not a language code',
  },
  {
    name: 'an icon named __proto__',
    files: withIcon('lucide:__proto__'),
    expectedOutput: ':23 hobbies.2.icon: no icon named "lucide:__proto__"',
  },
  {
    name: 'an icon set with a path upwards',
    files: withIcon('../lucide:bed'),
    expectedOutput: 'hobbies.2.icon: no icon named "../lucide:bed"',
  },
  {
    name: 'an icon named constructor',
    files: withIcon('lucide:constructor'),
    expectedOutput: 'hobbies.2.icon: no icon named "lucide:constructor"',
  },
  {
    name: 'an icon set named __proto__',
    files: withIcon('__proto__:x'),
    expectedOutput: 'hobbies.2.icon: no icon named "__proto__:x"',
  },
  {
    name: 'a site’s name of 300 characters',
    files: withName('N'.repeat(300)),
    expectedOutput: 'site.yaml:5:1 name: a name is limited to 100 characters',
  },
  { name: 'a site’s name of spaces', files: withName('   '), expectedOutput: 'site.yaml:5:1 name: this name is empty' },
  {
    name: 'a site’s name of invisible characters',
    files: withName('\u200b\u200d'),
    expectedOutput: 'site.yaml:5:1 name: this name is empty',
  },
  {
    name: 'a site’s name that reverses the text direction',
    files: withName('Ada \u202b Fixture'),
    expectedOutput: 'site.yaml:5:1 name: a name must be one line',
  },
  {
    name: 'a site’s name with a line break',
    files: withName('Ada\nFixture'),
    expectedOutput: 'site.yaml:5:1 name: a name must be one line',
  },
  {
    name: 'a site address http://[',
    files: withUrl('"http://["'),
    expectedOutput: 'site.yaml:6:1 url: "http://[" is not an address',
  },
  {
    name: 'a site address with javascript:',
    files: withUrl('javascript:alert(1)'),
    expectedOutput: 'site.yaml:6:1 url: "javascript:alert(1)" is not an address',
  },
  {
    name: 'a site address with a password',
    files: withUrl('https://u:p@a.example'),
    expectedOutput: 'site.yaml:6:1 url: "https://u:p@a.example" is not an address',
  },
  {
    name: 'a site address of 5,000 characters',
    files: withUrl(`https://${'a'.repeat(5000)}.example`),
    expectedOutput: 'site.yaml:6:1 url: an address is limited to 200',
  },
  {
    name: 'an infinite number',
    files: { 'site.yaml': replacing('threshold: 50', 'threshold: 1e999') },
    expectedOutput: 'site.yaml:16:16 scrollToTop.threshold',
  },
  {
    name: 'a social profile with a javascript: address',
    files: { 'site.yaml': replacing('https://code.example/ada', 'javascript:alert(1)') },
    expectedOutput: 'socials.0.url: an address must start with https:// or http://',
  },
  {
    name: 'an e-mail address with an injected header',
    files: { 'site.yaml': replacing('ada@fixture.example', '"a@b.example\\r\\nBcc: x@y.example"') },
    expectedOutput: 'site.yaml:7:1 email: this is not an e-mail address',
  },
  {
    name: 'a content format newer than the engine',
    files: { 'site.yaml': replacing('format: 1', 'format: 99') },
    expectedOutput: 'format: this content has format 99',
  },
  {
    name: 'an unknown country',
    files: { 'resume.yaml': replacing('country: SE', 'country: ZZ') },
    expectedOutput: 'place.country: there is no country with the code ZZ',
  },
  {
    name: 'an unknown time zone',
    files: { 'resume.yaml': replacing('Europe/Stockholm', 'Mars/Olympus') },
    expectedOutput: 'resume.yaml:7:1 timeZone: no time zone named "Mars/Olympus"',
  },
  {
    name: 'a date in month 13',
    files: { 'career.yaml': replacing('2020-02', '2020-13') },
    expectedOutput: 'career.yaml:8:3 0.start: a month must be written yyyy-mm',
  },
  {
    name: 'a date on 31 February',
    files: { [short]: replacing('2024-05-17', '2024-02-31') },
    expectedOutput: '3-short/en.mdx:8:1 published: a day must be written yyyy-mm-dd',
  },
  {
    name: 'an article number that is too large',
    files: { [short]: replacing('number: 3', 'number: 1e21') },
    expectedOutput: '3-short/en.mdx:2:1 number: Too big',
  },
  {
    name: 'an article without front matter',
    files: { [short]: 'Words.\n' },
    expectedOutput: '3-short/en.mdx:1: the file must start with front matter',
  },
  {
    name: 'a slug with a path upwards',
    files: { [short]: replacing('slug: short', 'slug: ../../x') },
    expectedOutput: '3-short/en.mdx:3:1 slug: a slug may only contain lowercase letters',
  },
  { name: 'an empty title', files: withTitle('""'), expectedOutput: '3-short/en.mdx:4:1 title' },
  {
    name: 'a title with a NUL character',
    files: withTitle('"a\\u0000b"'),
    expectedOutput: '3-short/en.mdx:4:8: this text contains a control character (U+0000)',
  },
  {
    name: 'a title with half of a surrogate pair',
    files: withTitle('"a\\ud800b"'),
    expectedOutput: '3-short/en.mdx:4:8: this text contains a control character (U+D800)',
  },
  {
    name: 'a title that reverses the text direction',
    files: withTitle('"a\\u202eb"'),
    expectedOutput: '3-short/en.mdx:4:8: this text contains a control character (U+202E)',
  },
  {
    name: 'a font that is not installed',
    files: { 'theme.yaml': replacing('@fontsource-variable/literata', '@fontsource-variable/nowhere') },
    expectedOutput: 'theme.yaml:4:1 font: this font is not installed',
  },
  {
    name: '{owner} in single braces',
    files: { 'words/en.yaml': replacing('banner_greeting: Hello, I am', 'banner_greeting: Hello, I am {owner}') },
    expectedOutput: 'words/en.yaml:4 banner_greeting: for your name, write {{owner}}',
  },
  {
    name: 'a font that is a path',
    files: { 'theme.yaml': replacing('@fontsource-variable/literata', '../../../etc') },
    expectedOutput: 'theme.yaml:4:1 font: a font must be a package',
  },
  {
    name: 'a colour that loads a file',
    files: { 'theme.yaml': replacing('#f3f7f4', 'url(x)') },
    expectedOutput: 'theme.yaml:8:13 palette.ground.day: a colour must be written',
  },
  {
    name: 'a project named __proto__',
    files: { 'projects/order.yaml': replacing('- loom', '- __proto__') },
    expectedOutput: 'projects/order.yaml:5:5 projects.0: a slug may only contain',
  },
  {
    name: 'an explore entry that leads to another site',
    files: { 'home.yaml': replacing('page: /blog', 'page: //evil.example') },
    expectedOutput: 'home.yaml:25:5 explore.1.page: //evil.example is not a page',
    needsBuild: true,
  },
  {
    name: 'a section named constructor',
    files: { 'home.yaml': replacing('sections: [hero,', 'sections: [constructor,') },
    expectedOutput: 'home.yaml:4:12 sections.0: no section named constructor',
  },
  {
    name: 'a folder instead of a data file',
    files: { 'home.yaml': folder },
    expectedOutput: 'home.yaml: a file is expected here, not a folder',
  },
  {
    name: 'a data file that is a symbolic link to itself',
    files: { 'home.yaml': linkTo('home.yaml') },
    expectedOutput: 'home.yaml: this',
  },
];
