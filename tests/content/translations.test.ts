import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../engine/content/site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { readTranslations } from '../../engine/content/translations/ledger.ts';
import { languages, sourceLanguage } from '../../engine/i18n/languages.ts';

const codes = site.languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

/** Languages that are not offered, or fall back to English, may lack texts. */
const mayLack = new Set(
  languages.filter(({ offered, fallback }) => !offered || fallback === 'source').map(({ code }) => code),
);

test.each(codes)('every translation into %s is complete and made from the current English text', (code) => {
  // Only the bodies of articles may be missing in every language.
  const unfinished = readTranslations(siteRoot, code).filter(
    ({ key, state }) => state !== 'complete' && !(state === 'missing' && (mayLack.has(code) || key.endsWith(' body'))),
  );
  expect(unfinished).toEqual([]);
});

/** The structure of an article or a story: headings, components, code languages, links and pictures in order. */
const skeleton = (body: string) =>
  body.match(/^#{2,3}(?= )|^```\w*|<\/?[A-Z]\w*|\]\([^)]*\)|!\[/gm)?.map((part) => part.trim());

test('translated articles and stories have the headings, components, samples and links of the English ones', () => {
  for (const code of codes) {
    const bodies = readTranslations(siteRoot, code).filter(
      ({ key, state }) => /^articles\/.* body$|^projects_.*_story$/.test(key) && state !== 'missing',
    );
    for (const { file } of bodies) {
      const [own, english] = [file, file.replace(/\w+\.mdx$/, 'en.mdx')].map((path) =>
        skeleton(readFileSync(join(siteRoot, path), 'utf8')),
      );
      expect(own, file).toEqual(english);
    }
  }
});
