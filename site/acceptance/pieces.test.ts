import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent, siteRoot, sourceOf } from 'fitout/test';
import { expect, test } from 'vitest';
import makeProps from '../projects/aitranslator/paragraph-pair.props.ts';
import { hashOf, stateOf } from '../projects/aitranslator/paragraph-states.ts';
import { sourcesOf } from '../projects/portfoliobio/page-parts.ts';

test('aitranslator: texts and states match this site, whose ledger has the hash that a browser computes', async () => {
  const { paragraphs, languages, chosen } = makeProps(sourceOf(await readContent(siteRoot), 'de'));
  expect(chosen).toEqual(['en', 'de']);
  expect(languages.map(({ code }) => code)).toEqual(['en', 'zu', 'af', 'es', 'pt', 'de']);
  for (const one of paragraphs) {
    expect(await hashOf(one.texts.en ?? '')).toBe(one.hash);
    for (const { code } of languages.filter(({ code }) => code !== 'en')) {
      const lines = readFileSync(join(siteRoot, `words/ledger/${code}.txt`), 'utf8').split('\n');
      expect(stateOf(one, code), `${one.key} ${code}`).toBe(
        lines.some((line) => line.startsWith(`${one.key} ${one.hash}`)) ? 'fresh' : 'stale',
      );
    }
  }
});

test('portfoliobio: each listed file exists in this repository, in every language', () => {
  for (const language of ['en', 'zu', 'af', 'es', 'pt', 'de']) {
    const chosen = { palette: 'deco', language } as const;
    for (const { folder, name } of sourcesOf(chosen, chosen))
      expect(existsSync(join(siteRoot, '..', folder, name)), folder + name).toBe(true);
  }
});
