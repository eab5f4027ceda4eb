import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { writeChanges } from '../../content/files/write-changes.ts';
import { readContent } from '../../content/read-content.ts';
import { readTranslations } from '../../content/translations/ledger.ts';
import { questionsFor } from '../support/questions.ts';
import { makePlan } from './make-plan.ts';
import { writeAndAccept } from './write-and-accept.ts';

const staleIn = (root: string, code: string) =>
  readTranslations(root, code).flatMap(({ key, state }) => (state === 'stale' ? key : []));

test('new texts that a command writes in each language are current; older stale texts stay stale', async () => {
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

test('in a language with a fallback, texts of new content are missing, not recorded as current', async () => {
  const root = copyContent({});
  const before = readTranslations(root, 'sv').map(({ key }) => key);
  for (const [kind, given] of [
    ['article', {}],
    ['page', {}],
    ['project', { try: 'true' }],
  ] as const)
    await writeAndAccept(root, ['sv'], async () => {
      const asked = { name: 'Spool', given: { ...given, languages: 'en,sv' }, questions: questionsFor('', true), root };
      const { changes } = await makePlan(kind, asked);
      expect([...changes.keys()].filter((file) => /\bsv\.\w+$/.test(file))).not.toEqual([]);
      writeChanges(root, changes);
    });
  const added = readTranslations(root, 'sv').filter(({ key }) => !before.includes(key));
  expect(added.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'projects_spool_title',
      'spool_piece_steps',
      'articles/5-spool title',
      'pages/spool title',
    ]),
  );
  expect(added.filter(({ state }) => state !== 'missing')).toEqual([]);
  const { articles, ownPages } = await readContent(root);
  expect(articles.at(-1)?.translations).not.toHaveProperty('sv');
  expect(ownPages.find(({ name }) => name === 'spool')?.translations).not.toHaveProperty('sv');
});
