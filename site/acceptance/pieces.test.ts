import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent, siteRoot, sourceOf } from 'fitout/test';
import { expect, test } from 'vitest';
import makeProps from '../projects/aitranslator/paragraph-pair.props.ts';
import { hashOf, stateOf } from '../projects/aitranslator/paragraph-states.ts';

test('aitranslator: texts and states are those of this site: its ledger has the hash that a browser computes', async () => {
  const { paragraphs, languages, chosen } = makeProps(sourceOf(await readContent(siteRoot), 'de'));
  expect(chosen).toEqual(['en', 'de']);
  expect(languages.map(({ code }) => code)).toEqual(['en', 'zu', 'af', 'es', 'pt', 'de']);
  for (const one of paragraphs) {
    expect(await hashOf(one.texts.en ?? '')).toBe(one.hash);
    for (const { code } of languages.filter(({ code }) => code !== 'en')) {
      const lines = readFileSync(join(siteRoot, `words/ledger/${code}.txt`), 'utf8').split('\n');
      expect(stateOf(one, code), `${one.key} ${code}`).toBe(
        lines.includes(`${one.key} ${one.hash}`) ? 'fresh' : 'stale',
      );
    }
  }
});
