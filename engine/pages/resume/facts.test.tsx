import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { makeTranslate } from '../../i18n/translate.ts';
import { Period } from '../../ui/period.tsx';
import { KeyFacts } from './facts.tsx';

test('a range of hours stays on one line, the words around it do not', () => {
  const html = renderToStaticMarkup(<KeyFacts facts={[{ label: 'Shared with 9:00–17:00 in', texts: ['Oslo 6–7'] }]} />);
  expect(html).toContain('<dt>Shared with 9:00\u2060–\u206017:00 in</dt>');
  expect(html).toContain('<dd>Oslo 6\u2060–\u20607</dd>');
});

test('no line begins with the dash of a period', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="de" t={makeTranslate('de', { present: 'heute' })}>
      <Period start={{ iso: '2023-01', text: '01/2023' }} end={null} />
    </LanguageProvider>,
  );
  expect(html).toBe('<time dateTime="2023-01">01/2023</time>\u00a0– heute');
});
