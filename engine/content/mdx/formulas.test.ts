import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { describeProblem, type Problem } from '../problems.ts';
import { splitBlocks } from '../translations/text-blocks.ts';
import { compileArticle } from './compile-article.ts';
import { isFormula, remarkFormulas, renderFormulas } from './formulas.ts';
import type { Tree } from './text-tree.ts';

function read(text: string) {
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkFormulas).parse(text) as Tree;
  const problems: Problem[] = [];
  renderFormulas('articles/1-a/en.mdx', problems)(tree);
  const formulas: [type: string, tex: string | undefined][] = [];
  const elements: Tree[] = [];
  visit(tree, (node) => {
    if (!isFormula(node)) return;
    formulas.push([node.type, node.value]);
    elements.push((node as { data?: unknown }).data as Tree);
  });
  return { formulas, elements, problems: problems.map(describeProblem) };
}

test.each([
  ['The mean is $\\bar{h}$.', [['inlineMath', '\\bar{h}']]],
  [
    '$x$ and $y_{1}$',
    [
      ['inlineMath', 'x'],
      ['inlineMath', 'y_{1}'],
    ],
  ],
  ['$$\na + b\n$$', [['math', 'a + b']]],
  ['$$a + b$$', [['math', 'a + b']]],
  ['so $$a$$ here', [['inlineMath', 'a']]],
  ['It costs $5 and $10.', []],
  ['It costs $5, or 10$.', [['inlineMath', '5, or 10']]],
  ['From $5 to $10 for $x$.', [['inlineMath', 'x']]],
  ['A $ sign, a $ sign.', []],
  ['$HOME and $PATH', []],
  ['20$-30$', []],
  ['US$5, CA$6', []],
  ['($x$)', [['inlineMath', 'x']]],
  ['An escaped \\$x$.', []],
  ['Code `$x$`.', []],
])('%j contains the formulas %j', (text, formulas) => {
  expect(read(text)).toMatchObject({ formulas, problems: [] });
});

test('renders a formula as MathML with its TeX, without style attributes', () => {
  const [{ hName, hChildren = [] } = {} as Record<string, Tree[]>] = read('$\\frac{a}{b}$').elements as never[];
  expect(hName).toBe('math');
  expect(JSON.stringify(hChildren)).toContain('"tagName":"mfrac"');
  expect(JSON.stringify(hChildren)).toContain('"encoding":"application/x-tex"');
  const boxed = JSON.stringify(
    read('$$\n\\fcolorbox{red}{blue}{$x$} \\begin{aligned} a &= b \\end{aligned}\n$$').elements,
  );
  expect(boxed).not.toContain('"style"');
  expect(boxed).toContain('"className":["formula-right"]');
});

test('reports invalid TeX once with file and line, and renders no link from a formula', () => {
  expect(read('Words.\n\nThen $\\frac{a$.').problems).toEqual([
    expect.stringMatching(/^articles\/1-a\/en\.mdx:3:6: this formula cannot be read: Unexpected end of input/),
  ]);
  expect(read('$$\n\\nothing\n$$').problems).toEqual([expect.stringMatching(/en\.mdx:1:1: .*\\nothing/)]);
  expect(
    read('$\\href{javascript:alert(1)}{x}$').problems.join() +
      JSON.stringify(read('$\\href{javascript:alert(1)}{x}$').elements),
  ).not.toContain('"href"');
});

test('an article with formulas compiles, counts no words for them, and loads their styles', async () => {
  const problems: Problem[] = [];
  const body = await compileArticle(
    'articles/1-a/en.mdx',
    '---\ntitle: A\n---\n\nTwo words $x^{2}$.\n\n$$\ny\n$$\n',
    problems,
  );
  expect(problems).toEqual([]);
  expect(body).toMatchObject({ words: 2, rich: ['formulas'] });
});

test('the table of contents has a formula of a heading as readers see it, without its TeX', async () => {
  const source = '---\ntitle: A\n---\n\n## The period $T(\\varphi_0)$\n\nText.\n';
  const body = await compileArticle('articles/1-a/en.mdx', source, []);
  expect(body?.headings).toEqual([{ id: expect.any(String), text: 'The period T(φ0)' }]);
});

test('a displayed formula is a separate block for translators; an inline formula is part of its sentence', () => {
  const blocks = splitBlocks('---\ntitle: A\n---\n\nThe $x_{1}$ is here.\n\n$$\ny_{2}\n$$\n');
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['paragraph', 'The $x_{1}$ is here.'],
    ['math', '$$\ny_{2}\n$$'],
  ]);
});
