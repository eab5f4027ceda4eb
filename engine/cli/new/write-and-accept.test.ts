import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { readTranslations } from '../../content/ledger.ts';
import { writeChanges } from '../../content/write-changes.ts';
import { questionsFor } from '../support/questions.ts';
import { makePlan } from './make-plan.ts';
import { writeAndAccept } from './write-and-accept.ts';

const staleIn = (root: string, code: string) =>
  readTranslations(root, code).flatMap(({ key, state }) => (state === 'stale' ? key : []));

test('what a command has put into each language is current; what was behind before is behind still', async () => {
  const root = copyContent({
    'words/en.yaml': (text) => text.replace(/hobby_1: .*/, 'hobby_1: Another hobby'),
  });
  const before = staleIn(root, 'cs');
  expect(before).toEqual(['hobby_1']);
  await writeAndAccept(root, ['cs', 'sv'], async () => {
    const { changes } = await makePlan('project', {
      name: 'Spool',
      given: {},
      questions: questionsFor('', true),
      root,
    });
    writeChanges(root, changes);
  });
  const { state } = readTranslations(root, 'cs').find(({ key }) => key === 'projects_spool_title') ?? {};
  expect(state).toBe('complete');
  expect(staleIn(root, 'cs')).toEqual(before);
});
