import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { findReserved } from './find-reserved.ts';

const found = (file: string, source: string) => findReserved([{ file, source }]).map(describeProblem);

test.each([
  ['https://name.example/portfolio', 'https://name.example'],
  ['http://shop.test', 'http://shop.test'],
  ['https://api.invalid/v1', 'https://api.invalid'],
  ['http://localhost:3000', 'http://localhost'],
  ['ada@example.com', 'ada@example.com'],
  ['https://www.example.org.', 'https://www.example.org.'],
  ['write to github.example', 'github.example'],
])('%s is a reserved address', (text, address) => {
  expect(found('contact.yaml', `- kind: link\n  url: ${text}\n`)).toEqual([
    `contact.yaml:2: ${address}: a reserved domain, for examples only`,
  ]);
});

test.each([
  'https://name.dev/example.md',
  'https://example-shop.com',
  'https://testing.dev/a.test.ts',
  'for example, a test',
  'me@contest.org',
])('%s is not a reserved address', (text) => {
  expect(found('contact.yaml', `url: ${text}`)).toEqual([]);
});

test('reports several reserved addresses on a line as one problem', () => {
  expect(found('words/en.yaml', 'a: https://a.example and b@b.test, again https://a.example')).toEqual([
    'words/en.yaml:1: https://a.example, b@b.test: reserved domains, for examples only',
  ]);
});

test('reports a reserved email in site.yaml with a mention of security.txt', () => {
  expect(found('site.yaml', 'name: Ada\nemail: ada@ada.example')).toEqual([
    expect.stringMatching(/^site\.yaml:2: ada@ada\.example: .*security\.txt/),
  ]);
});

test('ignores reserved addresses in code and in comments, but not in the text beside them', () => {
  const code =
    '---\ntitle: A # https://a.example\n---\n\n`https://a.example` {/* a@b.test\n*/}\n\n```sh\ncurl https://a.example\n```\n';
  expect(found('articles/1-a/en.mdx', code)).toEqual([]);
  expect(found('articles/1-a/en.mdx', `${code}\n[A link](https://b.example/c)`)).toEqual([
    'articles/1-a/en.mdx:12: https://b.example: a reserved domain, for examples only',
  ]);
});
