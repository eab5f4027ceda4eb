import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { findStock } from './find-stock.ts';

const english = (source: string) => ({ file: 'words/en.yaml', source });
const found = (...texts: { file: string; source: string }[]) => {
  const { problems, advice } = findStock(texts);
  return { problems: problems.map(describeProblem), advice: advice.map(describeProblem) };
};

test('reports an unchanged placeholder sentence of fitout init, also with the owner’s answers in it', () => {
  const source =
    'about_tagline: Nice to meet you.\nbanner_text: I am based in Malmö, Sweden. You can write to me by e-mail.\n';
  expect(found(english(source))).toEqual({
    problems: [
      'words/en.yaml:1 about_tagline: unchanged since fitout init: write your own sentence, or remove it',
      'words/en.yaml:2 banner_text: unchanged since fitout init: write your own sentence, or remove it',
    ],
    advice: [],
  });
});

test('an unchanged text of fitout init that may stay is only advice', () => {
  expect(found(english('contact_mail_label: Write to me\nfooter_place: Malmö\nskills_text: My tools.\n'))).toEqual({
    problems: [],
    advice: ['words/en.yaml:1 contact_mail_label: unchanged since fitout init'],
  });
});

test('skips a sentence that still has its ✎ prompt, and the translations of that sentence', () => {
  const prompted = english('# ✎ One line about you.\nabout_tagline: Nice to meet you.\n');
  expect(found(prompted, { file: 'words/de.yaml', source: 'about_tagline: Schön, dass Sie da sind.\n' })).toEqual({
    problems: [],
    advice: [],
  });
});

test('reports an unchanged translation of a sentence that the owner has rewritten in English', async () => {
  const { readFileSync } = await import('node:fs');
  const template = readFileSync(`${import.meta.dirname}/../init/template/words/de.yaml`, 'utf8');
  const line = template.split('\n').findIndex((one) => one.startsWith('about_tagline:')) + 1;
  const { problems, advice } = found(english('about_tagline: I mend looms.\n'), {
    file: 'words/de.yaml',
    source: template,
  });
  expect(problems).toContain(
    `words/de.yaml:${line} about_tagline: unchanged since fitout init: write your own sentence, or remove it`,
  );
  expect(advice).toEqual([]);
});

test('with Swedish as default language, reports its unchanged sentence and the English translation', () => {
  const texts = [
    { file: 'words/sv.yaml', source: 'about_tagline: Trevligt att träffas.\ncontact_mail_label: Skriv till mig\n' },
    { file: 'words/en.yaml', source: 'about_tagline: Nice to meet you.\ncontact_mail_label: Write to me\n' },
  ];
  const { problems, advice } = findStock(texts, 'sv');
  expect(problems.map(describeProblem)).toEqual([
    'words/sv.yaml:1 about_tagline: unchanged since fitout init: write your own sentence, or remove it',
    'words/en.yaml:1 about_tagline: unchanged since fitout init: write your own sentence, or remove it',
  ]);
  expect(advice.map(describeProblem)).toEqual(['words/sv.yaml:2 contact_mail_label: unchanged since fitout init']);
});
