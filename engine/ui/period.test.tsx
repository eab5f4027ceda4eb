import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { makeTranslate } from '../i18n/translate.ts';
import { Period } from './period.tsx';

test('a non-breaking space keeps the dash of a period from starting a line', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="de" t={makeTranslate('de', { present: 'heute' })}>
      <Period start={{ iso: '2023-01', text: '01/2023' }} end={null} />
    </LanguageProvider>,
  );
  expect(html).toBe('<time dateTime="2023-01">01/2023</time>\u00a0– heute');
});
