import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { siteScripts } from '../../engine/cli/init/project-files.ts';
import { commandNames } from '../../engine/cli/main.ts';
import { projectRoot } from '../support/project-root.ts';

/** The links of a document, and the ids of its headings by GitHub’s rules. */
interface Document {
  links: { target: string; line: number }[];
  ids: Set<string>;
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug);
const documents = globSync(['{README,CONTRIBUTING,SECURITY,UPGRADING,CHANGELOG,engine/README}.md', 'docs/**/*.md'], {
  cwd: projectRoot,
});
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
/** Commands of this project, and of a site. */
const commands = [...Object.keys(scripts), ...Object.keys(siteScripts)];

function parse(markdown: string): Document {
  const document: Document = { links: [], ids: new Set() };
  visit(processor.runSync(processor.parse(markdown)), 'element', ({ properties, position }) => {
    const { id, href, src } = properties;
    if (id) document.ids.add(String(id));
    const target = href ?? src;
    if (target) document.links.push({ target: String(target), line: position?.start.line ?? 0 });
  });
  return document;
}

/** Finds the links of a document to missing files or headings; a line for each. */
function findBrokenLinks(file: string, markdown: string): string[] {
  return parse(markdown).links.flatMap(({ target, line }) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = '', id] = decodeURI(target).split('#');
    const place = path ? join(dirname(file), path) : file;
    const brokenLink = `${file}:${line} ${target}`;
    if (path && (place.startsWith('..') || !existsSync(join(projectRoot, place)))) return [brokenLink];
    if (id === undefined) return [];
    const other = path ? readFileSync(join(projectRoot, place), 'utf8') : markdown;
    return parse(other).ids.has(id) ? [] : [brokenLink];
  });
}

test.each(documents)('the links in %s lead to existing files and headings', (file) => {
  expect(findBrokenLinks(file, readFileSync(join(projectRoot, file), 'utf8'))).toEqual([]);
});

test('the link check reports missing files, missing headings and paths outside the project', () => {
  const valid = '# Two words\n\n[a](../LICENSE), [b](#two-words), [c](../LICENSE "t"), [d](https://a.example/#b)';
  expect(findBrokenLinks('docs/some.md', valid)).toEqual([]);
  expect(findBrokenLinks('docs/some.md', '[a](lost.md)\n![b](lost.png)\n[c](#lost)\n[d](third-party.md#lost)')).toEqual(
    ['docs/some.md:1 lost.md', 'docs/some.md:2 lost.png', 'docs/some.md:3 #lost', 'docs/some.md:4 third-party.md#lost'],
  );
  expect(findBrokenLinks('docs/some.md', '[a](../../LICENSE)')).toEqual(['docs/some.md:1 ../../LICENSE']);
});

// Decision records may mention commands that have been removed since.
const guides = documents.filter((file) => !file.startsWith('docs/decisions/'));

test.each(guides)('%s names only existing commands', (file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g)) expect(commands).toContain(name);
  for (const [, name = ''] of text.matchAll(/npx fitout ([a-z]+)/g)) expect(commandNames).toContain(name);
});
