import { folder, type HostileCase, instead, linkTo } from '../hostile-case.ts';
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

const named = (name: string) => ({ 'site.yaml': instead(/^name: .*$/m, `name: ${JSON.stringify(name)}`) });
const called = (code: string) => ({ 'site.yaml': instead('code: cs,', `code: ${JSON.stringify(code)},`) });
const drawn = (icon: string) => ({ 'profile.yaml': instead('lucide:bed', icon) });
const titled = (title: string) => ({ [short]: instead('title: Short', `title: ${title}`) });
const living = (url: string) => ({ 'site.yaml': instead('https://fixture.example', url) });

/** Data that is not YAML, not what its schema wants, or made to be read without end. */
export const dataCases: readonly HostileCase[] = [
  {
    name: 'an alias that is not set',
    files: { [words]: 'extra: *gone\n' },
    says: 'words/en.yaml:1:8: there is no anchor &gone',
  },
  { name: 'an alias bomb', files: { 'home.yaml': bomb() }, says: 'home.yaml:10:' },
  {
    name: 'an alias of itself',
    files: { 'home.yaml': 'x: &a [*a]\n' },
    says: 'home.yaml:1:1 x: there is no such field',
  },
  { name: 'YAML 20,000 deep', files: { 'home.yaml': '['.repeat(20_000) }, says: 'home.yaml:1: a word has at most' },
  { name: 'a tab as indentation', files: { 'home.yaml': 'a:\n\tb: 1\n' }, says: 'home.yaml:2' },
  {
    name: 'two documents in a file',
    files: { 'home.yaml': 'a: 1\n---\nb: 2\n' },
    says: 'home.yaml:2:1: a file holds one document',
  },
  {
    name: 'bytes that are not text',
    files: { 'home.yaml': Buffer.from([97, 10, 0xff, 0xfe]) },
    says: 'home.yaml:2: this is not text in UTF-8',
  },
  { name: 'words that end in the middle', files: { 'words/sv.yaml': 'a: "b' }, says: 'words/sv.yaml:1:6' },
  {
    name: 'words that are a list',
    files: { 'words/sv.yaml': '- a\n- b\n' },
    says: 'words/sv.yaml:1: the words of a language are keys',
  },
  {
    name: 'a word that is a number',
    files: { [words]: (text) => `${text}extra: 1\n` },
    says: 'extra: a text is expected here',
  },
  {
    name: 'data of 10 MB',
    files: { 'home.yaml': 'a: b\n'.repeat(2_000_000) },
    says: 'home.yaml: a text has at most 1000 kB',
  },
  {
    name: 'site.yaml that is empty',
    files: { 'site.yaml': '' },
    says: 'site.yaml:1:1 languages: ',
  },
  { name: 'site.yaml that is a list', files: { 'site.yaml': '- a' }, says: 'site.yaml:1:1' },
  { name: 'site.yaml that is a word', files: { 'site.yaml': 'word' }, says: 'site.yaml:1:1' },
  { name: 'site.yaml that is not there', files: { 'site.yaml': undefined }, says: 'site.yaml: this file is missing' },
  {
    name: 'a field that every object has',
    files: { 'site.yaml': (text) => `${text}__proto__: { a: 1 }\n` },
    says: 'site.yaml:20:1 __proto__: there is no such field',
  },
  {
    name: 'languages that are a record',
    files: { 'site.yaml': instead(/languages:[\s\S]*?pages:/, 'languages: { a: 1 }\npages:') },
    says: 'site.yaml:8:1 languages',
  },
  {
    name: 'no language',
    files: { 'site.yaml': instead(/languages:[\s\S]*?pages:/, 'languages: []\npages:') },
    says: 'site.yaml:8:1 languages: the first language is the default one',
  },
  { name: 'a language twice', files: called('de'), says: 'site.yaml:8:1 languages: a language is listed twice' },
  { name: 'a language __proto__', files: called('__proto__'), says: 'languages.2.code: a language code such as' },
  { name: 'a language constructor', files: called('constructor'), says: 'languages.2.code: a language code such as' },
  { name: 'a language de_DE', files: called('de_DE'), says: 'languages.2.code: a language code such as' },
  { name: 'a language ../../x', files: called('../../x'), says: 'languages.2.code: a language code such as' },
  { name: 'a language without a name', files: called(''), says: 'languages.2.code: a language code such as' },
  {
    name: 'an icon of a prototype',
    files: drawn('lucide:__proto__'),
    says: ':23 hobbies.2.icon: no icon named "lucide:__proto__"',
  },
  {
    name: 'an icon of a set upwards',
    files: drawn('../lucide:bed'),
    says: 'hobbies.2.icon: no icon named "../lucide:bed"',
  },
  {
    name: 'an icon of a prototype’s function',
    files: drawn('lucide:constructor'),
    says: 'hobbies.2.icon: no icon named "lucide:constructor"',
  },
  {
    name: 'an icon of the set __proto__',
    files: drawn('__proto__:x'),
    says: 'hobbies.2.icon: no icon named "__proto__:x"',
  },
  {
    name: 'a site’s name of 300 characters',
    files: named('N'.repeat(300)),
    says: 'site.yaml:5:1 name: a name has at most 100 characters',
  },
  { name: 'a site’s name of spaces', files: named('   '), says: 'site.yaml:5:1 name: this name is empty' },
  {
    name: 'a site’s name that nobody sees',
    files: named('\u200b\u200d'),
    says: 'site.yaml:5:1 name: this name is empty',
  },
  {
    name: 'a site’s name that turns the direction',
    files: named('Ada \u202b Fixture'),
    says: 'site.yaml:5:1 name: a name is one line',
  },
  {
    name: 'a site’s name with a line break',
    files: named('Ada\nFixture'),
    says: 'site.yaml:5:1 name: a name is one line',
  },
  { name: 'a site at http://[', files: living('"http://["'), says: 'site.yaml:6:1 url: "http://[" is not an address' },
  {
    name: 'a site at javascript:',
    files: living('javascript:alert(1)'),
    says: 'site.yaml:6:1 url: "javascript:alert(1)" is not an address',
  },
  {
    name: 'a site with a password',
    files: living('https://u:p@a.example'),
    says: 'site.yaml:6:1 url: "https://u:p@a.example" is not an address',
  },
  {
    name: 'a site at an address of 5,000 characters',
    files: living(`https://${'a'.repeat(5000)}.example`),
    says: 'site.yaml:6:1 url: an address has at most 200',
  },
  {
    name: 'an endless number',
    files: { 'site.yaml': instead('threshold: 50', 'threshold: 1e999') },
    says: 'site.yaml:16:16 scrollToTop.threshold',
  },
  {
    name: 'a profile at javascript:',
    files: { 'site.yaml': instead('https://code.example/ada', 'javascript:alert(1)') },
    says: 'socials.0.url: an address starts with https:// or http://',
  },
  {
    name: 'a header in an e-mail address',
    files: { 'site.yaml': instead('ada@fixture.example', '"a@b.example\\r\\nBcc: x@y.example"') },
    says: 'site.yaml:7:1 email: not an e-mail address',
  },
  {
    name: 'a format of the future',
    files: { 'site.yaml': instead('format: 1', 'format: 99') },
    says: 'format: this content is of format 99',
  },
  {
    name: 'a country that is none',
    files: { 'resume.yaml': instead('country: SE', 'country: ZZ') },
    says: 'place.country: there is no country with the code ZZ',
  },
  {
    name: 'a time zone on Mars',
    files: { 'resume.yaml': instead('Europe/Stockholm', 'Mars/Olympus') },
    says: 'resume.yaml:7:1 timeZone: no time zone named "Mars/Olympus"',
  },
  {
    name: 'a month 13',
    files: { 'career.yaml': instead('2020-02', '2020-13') },
    says: 'career.yaml:8:3 0.start: a month is written yyyy-mm',
  },
  {
    name: '31 February',
    files: { [short]: instead('2024-05-17', '2024-02-31') },
    says: '3-short/en.mdx:8:1 published: a day is written yyyy-mm-dd',
  },
  {
    name: 'an article number beyond all numbers',
    files: { [short]: instead('number: 3', 'number: 1e21') },
    says: '3-short/en.mdx:2:1 number: Too big',
  },
  {
    name: 'an article without front matter',
    files: { [short]: 'Words.\n' },
    says: '3-short/en.mdx:1: the file begins with its front matter',
  },
  {
    name: 'a slug upwards',
    files: { [short]: instead('slug: short', 'slug: ../../x') },
    says: '3-short/en.mdx:3:1 slug: a slug has small letters',
  },
  { name: 'a title without letters', files: titled('""'), says: '3-short/en.mdx:4:1 title' },
  {
    name: 'a title with NUL',
    files: titled('"a\\u0000b"'),
    says: '3-short/en.mdx:4:8: this text holds a control character (U+0000)',
  },
  {
    name: 'a title with half a character',
    files: titled('"a\\ud800b"'),
    says: '3-short/en.mdx:4:8: this text holds a control character (U+D800)',
  },
  {
    name: 'a title that turns the direction',
    files: titled('"a\\u202eb"'),
    says: '3-short/en.mdx:4:8: this text holds a control character (U+202E)',
  },
  {
    name: 'a font that is not installed',
    files: { 'theme.yaml': instead('@fontsource-variable/literata', '@fontsource-variable/nowhere') },
    says: 'theme.yaml:4:1 font: this font is not installed',
  },
  {
    name: 'a name of the site in single braces',
    files: { 'words/en.yaml': instead('banner_greeting: Hello, I am', 'banner_greeting: Hello, I am {owner}') },
    says: 'words/en.yaml:4 banner_greeting: your name is {{owner}}',
  },
  {
    name: 'a font that is a path',
    files: { 'theme.yaml': instead('@fontsource-variable/literata', '../../../etc') },
    says: 'theme.yaml:4:1 font: a font is a package',
  },
  {
    name: 'a colour that loads',
    files: { 'theme.yaml': instead('#f3f7f4', 'url(x)') },
    says: 'theme.yaml:8:13 palette.ground.day: a colour is written',
  },
  {
    name: 'a project __proto__',
    files: { 'projects/order.yaml': instead('- loom', '- __proto__') },
    says: 'projects/order.yaml:5:5 projects.0: a slug has',
  },
  {
    name: 'a door to another site',
    files: { 'home.yaml': instead('page: /blog', 'page: //evil.example') },
    says: 'home.yaml:25:5 explore.1.page: //evil.example is not a page',
    whole: true,
  },
  {
    name: 'a section constructor',
    files: { 'home.yaml': instead('sections: [hero,', 'sections: [constructor,') },
    says: 'home.yaml:4:12 sections.0: no section named constructor',
  },
  {
    name: 'data that is a folder',
    files: { 'home.yaml': folder },
    says: 'home.yaml: this is a folder, where a file is expected',
  },
  { name: 'data that is a link to itself', files: { 'home.yaml': linkTo('home.yaml') }, says: 'home.yaml: this' },
];
