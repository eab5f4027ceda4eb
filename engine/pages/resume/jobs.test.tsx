import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { makeTranslate } from '../../i18n/translate.ts';
import { Jobs } from './jobs.tsx';

const job = {
  position: 'Tischlerin',
  company: 'Werkstatt',
  location: 'Kiel',
  start: { iso: '2023-01', text: '01/2023' },
  end: null,
  description: '',
  responsibilities: [],
};

test('isolates the employer’s name with bdi, so that a right-to-left name stays before the period', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="de" t={makeTranslate('de', { present: 'heute', resume_heading_career: 'Beruf' })}>
      <Jobs jobs={[job]} />
    </LanguageProvider>,
  );
  expect(html).toContain('<bdi>Werkstatt, Kiel</bdi>\u00a0· <time dateTime="2023-01">01/2023</time>\u00a0– heute</p>');
});
