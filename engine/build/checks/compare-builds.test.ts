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

test('pages that come, go, and look different are told; scripts and descriptions are not seen', () => {
  const before = build({
    'index.html': page({}),
    'about.html': page({}),
    'de/about.html': page({}),
    'old.html': page({}),
    'site.css': 'p{}',
  });
  const after = build({
    'index.html': page({ script: 'b()', meta: 'two' }),
    'about.html': page({ style: 'p{color:red}' }),
    'de/about.html': page({ text: 'Wörter' }),
    'new.html': page({}),
    'site.css': 'p{color:red}',
  });
  expect(compareBuilds(before, after)).toEqual({
    added: ['new.html'],
    removed: ['old.html'],
    changed: ['about.html', 'de/about.html'],
  });
});
