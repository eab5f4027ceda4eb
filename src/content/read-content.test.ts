import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContent } from './read-content.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the content, in which `edits` have replaced texts of files. */
function contentWith(edits: Record<string, (text: string) => string>): string {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(copy, 'content', file);
    const before = readFileSync(path, 'utf8');
    const after = edit(before);
    expect(after, `${file} was edited`).not.toBe(before);
    writeFileSync(path, after);
  }
  return copy;
}

/** The message, with N for line and column: the content is the owner's, and its lines move. */
const messageOf = async (copy: string) =>
  (await rawMessageOf(copy))
    .replace(/(\.\w+):\d+(:\d+)?/g, (_all, ending, column) => `${ending}:N${column ? ':N' : ''}`)
    .replace(/\(\d+:\d+-\d+:\d+\)/g, '(N:N-N:N)');
const rawMessageOf = (copy: string) => readContent(copy).then(() => 'no message', String);

test('a message names the line that is wrong', async () => {
  const files = {
    'career.ts': "'job_2_task_6'",
    'locales/de.json': '{{year}}',
    'articles/4-scalable-react-apps/en.mdx': 'tag_react,',
  };
  const copy = contentWith(
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        (before: string) => before.replace(text, text.replace(/\w+/, 'wrong')),
      ]),
    ),
  );
  const message = await rawMessageOf(copy);
  for (const file of Object.keys(files)) {
    const lines = readFileSync(join(copy, 'content', file), 'utf8').split('\n');
    expect(message).toContain(`content/${file}:${lines.findIndex((line) => line.includes('wrong')) + 1}`);
  }
});

test('the content of the project is right', async () => {
  const content = await readContent(root);
  expect(content.articles.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(content.skills).toHaveLength(24);
  expect(Object.keys(content.dictionaries)).toEqual(['en', 'zu', 'af', 'es', 'pt', 'de', 'fr']);
});

test.each([
  'portfolio',
  'ftp://name.example',
  'https://',
  'https://name.example/',
  'https://name.example/portfolio/',
  'https://name.example/a b',
  'https://name.example/a/../b',
  'https://name.example?x=1',
  'https://name.example:port',
  'https://Name.example',
])('the site does not live at %s: one line', async (url) => {
  const copy = contentWith({ 'site.ts': (text) => text.replace(/url: '[^']*'/, `url: '${url}'`) });
  expect(await messageOf(copy)).toBe(
    `ContentError: 1 problem in the content:\n  content/site.ts:N:N url: "${url}" is no address such as https://name.example or https://name.example/portfolio`,
  );
});

test.each([
  'https://name.example',
  'http://localhost:4173',
  'https://name.example/portfolio',
  'https://name.example/a/b.c',
])('the site may live at %s', async (url) => {
  const copy = contentWith({ 'site.ts': (text) => text.replace(/url: '[^']*'/, `url: '${url}'`) });
  expect((await readContent(copy)).site.url).toBe(url);
});

test('content is frozen', async () => {
  const { profile } = await readContent(root);
  expect(Object.isFrozen(profile.pictures[0])).toBe(true);
});

test('a wrong, an unknown and a missing field are reported together, with line and key', async () => {
  const copy = contentWith({
    'site.ts': (text) => text.replace('intro: false', "intro: 'no'").replace("name: 'Durban Dev'", "nme: 'Durban Dev'"),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 3 problems in the content:
      content/site.ts:N:N name: this field is missing
      content/site.ts:N:N nme: there is no such field
      content/site.ts:N:N intro: Invalid input: expected boolean, received string"
  `);
});

test('a text key and an icon that do not exist', async () => {
  const copy = contentWith({
    'profile.ts': (text) => text.replace("'hobbies_3'", "'hobbies_33'").replace('lucide:waves', 'lucide:wavez'),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      content/profile.ts:N:N hobbies.0.icon: no icon named "lucide:wavez" in the installed sets (lucide, devicon, logos, simple-icons, tabler)
      content/profile.ts:N:N hobbies.2.label: no text named "hobbies_33" in content/locales/en.json"
  `);
});

test('a reference to a project, an article or a skill that does not exist', async () => {
  const copy = contentWith({
    'profile.ts': (text) => text.replace("'claude'", "'clod'"),
    'games.ts': (text) => text.replace("slug: 'fartup'", "slug: 'startup'"),
    'home.ts': (text) => text.replace('number: 4', 'number: 44'),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 3 problems in the content:
      content/games.ts:N:N 0.slug: no project "startup"; there are portfoliobio, linkbio, formio, indeed, nftshop, aitranslator, fartup, app
      content/home.ts:N:N showcase.2.number: no article 44; there are 1, 2, 3, 4, 5, 6, 7, 8, 9
      content/profile.ts:N:N skills.14: no skill "clod"; there are html, css, typescript, react, node, golang, python, rabbitmq, jenkins, kubernetes, docker, sql, nosql, aws, gcp, n8n, zabbix, ai, chatgpt, claude, vscode, apis, rest, xml"
  `);
});

test('a content file with broken syntax', async () => {
  const copy = contentWith({ 'games.ts': (text) => text.replace("slug: 'fartup',", "slug: 'fartup'") });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/games.ts:N:N: Expected \`,\` or \`}\` but found \`Identifier\`"
  `);
});

test('a content file that is missing', async () => {
  const copy = contentWith({});
  rmSync(join(copy, 'content/games.ts'));
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/games.ts: this file is not there"
  `);
});

test('a dictionary with a missing, a surplus, a doubled and an empty text, and a wrong placeholder', async () => {
  const copy = contentWith({
    'locales/de.json': (text) =>
      text
        .replace(/ {2}"skip_link": .*\n/, '  "skip_lnk": "Weiter",\n')
        .replace(/"nav_label": .*\n/, '"nav_label": "",\n')
        .replace('{{year}}', '{{jahr}}')
        .replace(/( {2}"hobbies_1": .*\n)/, '$1$1'),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 5 problems in the content:
      content/locales/de.json skip_link: this text is missing
      content/locales/de.json:N skip_lnk: English has no such text
      content/locales/de.json:N nav_label: a text in quotes is expected here
      content/locales/de.json:N:N hobbies_1: this key stands twice
      content/locales/de.json:N footer_copyright: has the placeholders {{jahr}} {{name}}, English has {{name}} {{year}}"
  `);
});

test('a dictionary without a plural form of its language', async () => {
  const copy = contentWith({ 'locales/es.json': (text) => text.replace(/ {2}"retire_days_many": .*\n/, '') });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/locales/es.json retire_days_many: this text is missing"
  `);
});

test('a dictionary with a plural form that its language has not', async () => {
  const copy = contentWith({
    'locales/de.json': (text) => text.replace(/( {2}"retire_days)_one/, '$1_few": "x",\n$1_one'),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/locales/de.json:N retire_days_few: the plural forms of de are retire_days_one, retire_days_other"
  `);
});

test('a dictionary that is no JSON', async () => {
  const copy = contentWith({ 'locales/af.json': (text) => text.replace('"skip_link":', '"skip_link"') });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/locales/af.json:N:N: no JSON: Missing , or : between flow map items"
  `);
});

test('a dictionary with a comma at the end', async () => {
  const copy = contentWith({ 'locales/af.json': (text) => text.replace(/"\n\}/, '",\n}') });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/locales/af.json:N:N: no JSON: Expected double-quoted property name"
  `);
});

test('a dictionary that is missing', async () => {
  const copy = contentWith({});
  rmSync(join(copy, 'content/locales/fr.json'));
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/locales/fr.json: the dictionary of the language fr is not there"
  `);
});

test('front matter that is wrong', async () => {
  const copy = contentWith({
    'articles/4-scalable-react-apps/en.mdx': (text) =>
      text
        .replace('published: 2025-02-15', 'published: 2025-02-31')
        .replace('tag_react,', 'tag_reakt,')
        .replace(/category: .*\n/, ''),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 3 problems in the content:
      content/articles/4-scalable-react-apps/en.mdx:N category: this field is missing
      content/articles/4-scalable-react-apps/en.mdx:N:N tags.0: no text named "tag_reakt" in content/locales/en.json
      content/articles/4-scalable-react-apps/en.mdx:N:N published: a day is written yyyy-mm-dd and exists in the calendar"
  `);
});

test('an article without its list of tags', async () => {
  const copy = contentWith({
    'articles/4-scalable-react-apps/en.mdx': (text) => text.replace(/tags: .*\n/, ''),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/articles/4-scalable-react-apps/en.mdx:N tags: this field is missing"
  `);
});

test('a project that lacks a part of its case study', async () => {
  const copy = contentWith({
    'projects.ts': (text) => text.replace(/ {8}outcome: 'projects_linkbio_outcome',\n/, ''),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/projects.ts:N:N projects.1.caseStudy.outcome: this field is missing"
  `);
});

test('front matter that is no YAML', async () => {
  const copy = contentWith({
    'articles/2-developer-tools-2025/en.mdx': (text) => text.replace('tags: [', 'tags: [['),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/articles/2-developer-tools-2025/en.mdx:N:N: Flow sequence in block collection must be sufficiently indented and end with a ]"
  `);
});

test('an article without front matter', async () => {
  const copy = contentWith({ 'articles/2-developer-tools-2025/en.mdx': () => 'Only text.\n' });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/articles/2-developer-tools-2025/en.mdx:N: an article begins with its front matter between two lines of ---"
  `);
});

test('an unknown component, an import and a broken tag in an article', async () => {
  const copy = contentWith({
    'articles/1-full-stack-journey/en.mdx': (text) => `${text}\n<Hint>Measure.</Hint>\n`,
    'articles/2-developer-tools-2025/en.mdx': (text) => `${text}\nimport x from 'y'\n`,
    'articles/3-portfolio-structure/en.mdx': (text) => `${text}\n<Tip>Measure.\n`,
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 3 problems in the content:
      content/articles/1-full-stack-journey/en.mdx:N:N Hint: no such component; there are Tip, Phases, Phase, PullQuote
      content/articles/2-developer-tools-2025/en.mdx:N: an article has no import and no export
      content/articles/3-portfolio-structure/en.mdx:N:N: Expected a closing tag for \`<Tip>\` (N:N-N:N) before the end of \`paragraph\`"
  `);
});

test('a number that two articles have, and a folder that says otherwise', async () => {
  const copy = contentWith({
    'articles/9-soft-skills/en.mdx': (text) => text.replace('number: 9', 'number: 8'),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      content/articles/9-soft-skills/en.mdx number: another article has the number 8 too
      content/articles/9-soft-skills/en.mdx slug: number and slug say 8-soft-skills, the folder is called 9-soft-skills"
  `);
});

test('a file in an article folder that is no language of the site', async () => {
  const copy = contentWith({});
  writeFileSync(join(copy, 'content/articles/9-soft-skills/xx.mdx'), '');
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      content/articles/9-soft-skills/xx.mdx: expected <language>.mdx with one of en, zu, af, es, pt, de, fr"
  `);
});

test('a picture that is not there, and one that is no picture', async () => {
  const copy = contentWith({
    'projects.ts': (text) =>
      text
        .replace(/ {6}picture: .*\n/g, '')
        .replace("slug: 'linkbio',", "slug: 'linkbio',\n      picture: { file: 'nowhere.svg', alt: 'apps_title' },")
        .replace("slug: 'formio',", "slug: 'formio',\n      picture: { file: 'screen.bmp', alt: 'apps_title' },"),
  });
  expect(await messageOf(copy)).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      content/projects.ts:N:N projects.1.picture.file: no picture "nowhere.svg" in content/pictures
      content/projects.ts:N:N projects.2.picture.file: a picture is a file name in content/pictures that ends in svg, png, avif, webp, jpg or jpeg"
  `);
});
