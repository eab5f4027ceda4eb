import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTranslations } from '../../src/content/ledger.ts';
import { copyContent } from '../../tests/support/content-copy.ts';
import { writeChanges } from '../support/write-changes.ts';
import { planMigration } from './migrate-content.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

test('a ledger of JSON becomes lines: what was current is current, block by block, and what was stale is stale', () => {
  const root = copyContent({
    'articles/8-two/en.mdx': () => '---\ntitle: T\n---\n\nOne.\n\nTwo.\n',
    'articles/8-two/sv.mdx': () => '---\ntitle: T\n---\n\nEtt.\n\nTvå.\n',
    'words/ledger/sv.txt': () => undefined,
    'words/ledger/sv.json': () =>
      JSON.stringify({ 'articles/8-two body': hash('One.\n\nTwo.'), 'articles/1-everything body': '0123456789ab' }),
  });
  writeChanges(root, planMigration(root, 1).changes);
  const stateOf = (name: string) => readTranslations(root, 'sv').find(({ key }) => key === name)?.state;
  expect(stateOf('articles/8-two body')).toBe('complete');
  expect(stateOf('articles/1-everything body')).toBe('stale');
  expect(readFileSync(join(root, 'content/words/ledger/sv.txt'), 'utf8')).toMatch(
    /^(articles\/8-two body [0-9a-f]{12} [0-9a-f]{12}\n){2}$/,
  );
});
