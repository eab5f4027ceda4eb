import { expect, test } from 'vitest';
import type { Content } from '../../content/content.ts';
import { offeredLanguages } from '../../i18n/languages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { listTranslations } from './list-translations.ts';

const t = ((key: string) => `[${key}]`) as Translate;
const [, other] = offeredLanguages;
const rowWith = (translation?: object) => {
  const site = { languages: [{ code: other?.code, offered: true, translation }] } as unknown as Content['site'];
  return listTranslations({ site }, t, (names) => names.join(' & ')).find(({ tag }) => tag === other?.tag);
};

test('lists translators and reviewers as recorded, or a fallback text if nobody is recorded', () => {
  expect(rowWith({ by: ['Ada', 'Ben'], readBy: ['Eva'] })).toMatchObject({ by: 'Ada & Ben', read: 'Eva' });
  expect(rowWith({ by: 'machine' })).toMatchObject({ by: '[translations_machine]', read: '[translations_unread]' });
  expect(rowWith()).toMatchObject({ by: '[translations_unknown]', read: '[translations_unread]' });
});

test('does not list the source language of the translations', () => {
  const site = { languages: [] } as unknown as Content['site'];
  expect(listTranslations({ site }, t, String).map(({ name }) => name)).not.toContain('English');
});
