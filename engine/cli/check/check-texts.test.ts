import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { describeProblem } from '../../content/problems.ts';
import { checkTexts } from './check-texts.ts';

test('lists the translations of each language that ignore the glossary or are too long, with file and line', () => {
  const root = copyContent({
    'components/footer.en.yaml': () => 'shed_queue: A queue\n',
    'components/footer.sv.yaml': () => 'shed_queue: En rad\n',
    'components/footer.de.yaml': () => 'shed_queue: Eine Warteschlange\n',
    'words/glossary/sv.yaml': () => 'terms:\n  - { en: queue, say: kö }\n',
    'words/glossary/de.yaml': () => 'terms:\n  - { en: queue, say: Warteschlange }\n',
    'words/notes.yaml': () => 'shed_queue: { note: Of people., max: 8 }\n',
  });
  const found = checkTexts(root, ['sv', 'de']).filter(({ key }) => key === 'shed_queue');
  expect(found.map(describeProblem)).toEqual([
    'components/footer.de.yaml:1 shed_queue: this text has 18 characters, but its note allows only 8',
    'components/footer.sv.yaml:1 shed_queue: the original has “queue”: translate it as “kö” (words/glossary/sv.yaml)',
  ]);
});
