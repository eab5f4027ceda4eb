import { expect, test } from 'vitest';
import { listTexts } from '../../engine/cli/translations/context/list-texts.ts';
import { takePictures } from '../../engine/cli/translations/context/take-pictures.ts';
import { completeLanguage } from '../../engine/content/languages/language.ts';
import { site } from '../../engine/content/site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import type { SitePath } from '../../engine/routes/addresses.ts';

const [language] = site.languages.filter(({ code }) => code !== 'en').map(completeLanguage);
const texts = language ? listTexts(siteRoot, language, [], true) : [];
/** The labels of the drawings in the first article that has some. */
const labels = texts.filter(({ name }) => /^articles\/.* body#[\d.]+\.labels\./.test(name));
const ofArticle = labels.filter(({ file }) => file.split('/')[1] === labels[0]?.file.split('/')[1]);

test.runIf(ofArticle.length > 0)(
  'takePictures finds each label of a drawing, with a picture that shows the complete label',
  async () => {
    const path: SitePath = `/blog/${/^articles\/(\d+)/.exec(ofArticle[0]?.file ?? '')?.[1]}`;
    const found = await takePictures(siteRoot, [{ path, mayHave: () => true }], ofArticle);
    expect([...found.keys()].sort()).toEqual(ofArticle.map(({ name }) => name).sort());
    for (const { place, picture } of found.values()) {
      expect(place).toMatchObject({ role: 'label in a drawing', hidden: false });
      expect(picture.path).toBe(path);
      expect(picture.source).toMatch(/^data:image\/webp;base64,./);
      // The picture shows the complete label.
      expect(place.y).toBeGreaterThanOrEqual(picture.y);
      expect(place.y + place.height).toBeLessThanOrEqual(picture.y + picture.height);
    }
  },
);

test('takePictures finds visible texts in their place, and later texts of islands at the island', async () => {
  const wanted = texts.filter(({ name }) => ['nav_link_about', 'error_title', 'search_words_about'].includes(name));
  expect(wanted).toHaveLength(3);
  const found = await takePictures(siteRoot, [{ path: '/', mayHave: () => true }], wanted);
  expect(found.get('nav_link_about')?.place).toMatchObject({ role: 'link', hidden: false });
  // Every island has the message that it shows when it fails.
  expect(found.get('error_title')?.place).toMatchObject({ role: 'shown after an action', hidden: true });
  // Synonyms for the search are shown nowhere.
  expect(found.has('search_words_about')).toBe(false);
});
