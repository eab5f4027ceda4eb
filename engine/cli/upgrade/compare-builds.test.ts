import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareBuilds } from './compare-builds.ts';

function build(pages: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const page = ({ script = 'a()', style = 'p{}', meta = 'one', text = 'Words' }) =>
  `<head><meta name="description" content="${meta}"/><style>${style}</style><script>if(1<2)${script}</script><script src="/assets/${script}.js"></script></head><p>${text}</p>`;

test('lists added, removed and visibly changed pages, and ignores changes of scripts and metadata', () => {
  const before = build({
    'index.html': page({}),
    'about.html': page({}),
    'contact.html': page({}),
    'blog/old.html': page({}),
    'site.css': 'p{}',
  });
  const after = build({
    'index.html': page({ script: 'b()', meta: 'two' }),
    'about.html': page({ style: 'p{color:red}' }),
    'contact.html': page({ text: 'Other words' }),
    'blog/new.html': page({}),
    'site.css': 'p{color:red}',
  });
  expect(compareBuilds(before, after)).toEqual({
    added: ['/blog/new'],
    removed: ['/blog/old'],
    changed: ['/about', '/contact'],
  });
});

test('a page that has changed in English is not listed in the other languages', () => {
  const files = ['index.html', 'sv.html', 'about.html', 'sv/about.html', 'sv/blog/1.html', 'cv.html', 'now/about.html'];
  const [before, after] = ['a', 'b'].map((text) => build(Object.fromEntries(files.map((file) => [file, text]))));
  expect(compareBuilds(before ?? '', after ?? '').changed).toEqual(['/about', '/cv', '/', '/now/about', '/sv/blog/1']);
});
