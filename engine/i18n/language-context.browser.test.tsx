import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider, useLanguage } from './language-context.tsx';
import { pageTranslator } from './page-language.browser.ts';
import { makeTranslate, type Translate, withSource } from './translate.ts';

function Price() {
  const { numbers } = useLanguage();
  return (10_000).toLocaleString(numbers);
}

const show = (language: string, t: Translate) =>
  renderToStaticMarkup(
    <LanguageProvider language={language} t={t}>
      <Price />
    </LanguageProvider>,
  );

test.each([
  ['zu', undefined, '10\u00a0000'],
  ['en', 'de', '10.000'],
])('an island formats numbers as the build does, also with fallback texts: %s', (lang, numbers, price) => {
  const built = withSource(makeTranslate(lang, {}, numbers), makeTranslate('en', {}));
  expect(show(lang, built)).toBe(price);
  document.documentElement.lang = lang;
  if (numbers) document.documentElement.dataset.numbers = numbers;
  expect(show(lang, pageTranslator({}))).toBe(price);
  expect(show(lang, pageTranslator({}, { tag: 'en', numbers: 'en', texts: {}, shownFallbacks: [] }))).toBe(price);
});
