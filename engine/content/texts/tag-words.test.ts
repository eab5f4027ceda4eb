import { expect, test } from 'vitest';
import { type ContentEdits, copyContent } from '../../../tests/support/content-copy.ts';
import { ContentError, describeProblem } from '../problems.ts';
import { readContent } from '../read-content.ts';

const tagged = (tags: string) => (text: string) => text.replace(/^tags: .*/m, `tags: ${tags}`);
const first = 'articles/1-everything/en.mdx';
const third = 'articles/3-short/en.mdx';

async function problemsOf(edits: ContentEdits): Promise<string[]> {
  try {
    await readContent(copyContent(edits));
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(describeProblem);
    throw error;
  }
}

test('a tag may be a word; a language shows it as it is or as its words file translates it', async () => {
  const root = copyContent({
    [first]: tagged('[Übersicht, tag_tools]'),
    [third]: tagged('[Übersicht, 日本語]'),
    'words/sv.yaml': (text) => `${text}\ntag_ubersicht: Översikt\n`,
  });
  const { articles, dictionaries } = await readContent(root);
  expect(articles.find(({ number }) => number === 1)?.tags).toEqual(['tag_ubersicht', 'tag_tools']);
  expect(articles.find(({ number }) => number === 3)?.tags).toEqual(['tag_ubersicht', 'tag_日本語']);
  expect(dictionaries.en).toMatchObject({ tag_ubersicht: 'Übersicht', tag_日本語: '日本語' });
  expect(dictionaries.sv).toMatchObject({ tag_ubersicht: 'Översikt' });
});

test('a tag may be the name of a built-in JavaScript property, such as constructor', async () => {
  const { dictionaries } = await readContent(copyContent({ [third]: tagged('[constructor, valueOf]') }));
  expect(dictionaries.en).toMatchObject({ tag_constructor: 'constructor', tag_valueof: 'valueOf' });
});

test('reports two words with the same key once, with line and column of the second', async () => {
  expect(await problemsOf({ [first]: tagged('[Ubersicht]'), [third]: tagged('[tag_tools, Übersicht]') })).toEqual([
    expect.stringMatching(
      /^articles\/3-short\/en\.mdx:7:\d+ tags: "Übersicht" and "Ubersicht" in articles\/1-everything\/en\.mdx make the same key, tag_ubersicht/,
    ),
  ]);
});

test('reports a word whose key has another text in words/en.yaml; accepts a word with the same text', async () => {
  const [problem, ...more] = await problemsOf({ [third]: tagged('[TOOLS]') });
  expect(problem).toMatch(/3-short\/en\.mdx:7:\d+ tags: "TOOLS" and "Tools" in words\/en\.yaml make the same key/);
  expect(more).toEqual([]);
  const same = await readContent(copyContent({ [third]: tagged('[Tools]') }));
  expect(same.articles.find(({ number }) => number === 3)?.tags).toEqual(['tag_tools']);
});

test('reports a misspelt key and a tag without a letter instead of making new tags', async () => {
  const [problem] = await problemsOf({ [third]: tagged('[tag_tolls]') });
  expect(problem).toMatch(/3-short\/en\.mdx:7:\d+ tags\.0: no text named "tag_tolls" in words\/en\.yaml/);
  expect(await problemsOf({ [third]: tagged('[…]') })).toEqual([
    expect.stringMatching(/3-short\/en\.mdx:7:\d+ tags\.0: a tag must be a word with a letter or a digit/),
  ]);
});
