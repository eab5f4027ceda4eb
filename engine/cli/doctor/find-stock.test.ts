import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { findStock } from './find-stock.ts';

const english = (source: string) => ({ file: 'words/en.yaml', source });
const found = (...texts: { file: string; source: string }[]) => {
  const { problems, advice } = findStock(texts);
  return { problems: problems.map(describeProblem), advice: advice.map(describeProblem) };
};

test('a sentence of init is a problem where it only stood in, with the answers in it too', () => {
  const source =
    'about_tagline: Nice to meet you.\nbanner_text: I am based in Malmö, Sweden. You can write to me by e-mail.\n';
  expect(found(english(source))).toEqual({
    problems: [
      'words/en.yaml:1 about_tagline: still the sentence of fitout init: write your own, or remove it',
      'words/en.yaml:2 banner_text: still the sentence of fitout init: write your own, or remove it',
    ],
    advice: [],
  });
});

test('a text that may stay is advice', () => {
  expect(found(english('contact_mail_label: Write to me\nfooter_place: Malmö\nskills_text: My tools.\n'))).toEqual({
    problems: [],
    advice: ['words/en.yaml:1 contact_mail_label: as fitout init wrote it'],
  });
});

test('where the line with ✎ is still there, that is listed, and not the sentence too', () => {
  const prompted = english('# ✎ One line about you.\nabout_tagline: Nice to meet you.\n');
  expect(found(prompted, { file: 'words/de.yaml', source: 'about_tagline: Schön, dass Sie da sind.\n' })).toEqual({
    problems: [],
    advice: [],
  });
});

test('a translation that still is what init wrote is a problem when English is the owner’s', async () => {
  const { readFileSync } = await import('node:fs');
  const template = readFileSync(`${import.meta.dirname}/../init/template/words/de.yaml`, 'utf8');
  const line = template.split('\n').findIndex((one) => one.startsWith('about_tagline:')) + 1;
  const { problems, advice } = found(english('about_tagline: I mend looms.\n'), {
    file: 'words/de.yaml',
    source: template,
  });
  expect(problems).toContain(
    `words/de.yaml:${line} about_tagline: still the sentence of fitout init: write your own, or remove it`,
  );
  expect(advice).toEqual([]);
});

test('with another default language than English, too: a sentence of init, and its translation', () => {
  const texts = [
    { file: 'words/sv.yaml', source: 'about_tagline: Trevligt att träffas.\ncontact_mail_label: Skriv till mig\n' },
    { file: 'words/en.yaml', source: 'about_tagline: Nice to meet you.\ncontact_mail_label: Write to me\n' },
  ];
  const { problems, advice } = findStock(texts, 'sv');
  expect(problems.map(describeProblem)).toEqual([
    'words/sv.yaml:1 about_tagline: still the sentence of fitout init: write your own, or remove it',
    'words/en.yaml:1 about_tagline: still the sentence of fitout init: write your own, or remove it',
  ]);
  expect(advice.map(describeProblem)).toEqual(['words/sv.yaml:2 contact_mail_label: as fitout init wrote it']);
});
