import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { acceptTranslations } from './accept-translations.ts';
import { findStale } from './stale.ts';

const file = 'articles/3-short/sv.mdx';

function acceptedSite() {
  const root = copyContent({
    'articles/3-short/sv.mdx': () => '---\ntitle: Kort\ndescription: Kort\n---\n\nEtt.\n\nTvå.\n',
    'articles/3-short/en.mdx': (text) => `${text.replace(/(---\n[\s\S]*?---\n)[\s\S]*/, '$1')}\nOne.\n\nTwo.\n`,
  });
  acceptTranslations(root, 'sv');
  const git = (day: string, ...parameters: string[]) => {
    const env = { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00+0200`, GIT_COMMITTER_DATE: `${day}T12:00:00+0200` };
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@fixture.example'];
    expect(spawnSync('git', [...author, ...parameters], { cwd: root, env }).status).toBe(0);
  };
  const commit = (day: string) => {
    git(day, 'add', '.');
    git(day, 'commit', '--quiet', '-m', day);
  };
  return { root, git, commit };
}

const english = (root: string, text: string) =>
  writeFileSync(join(root, 'articles/3-short/en.mdx'), `---\nnumber: 3\n---\n\n${text}\n`);

test('a translation whose English has changed is stale, since the day of the commit that changed it', () => {
  const { root, git, commit } = acceptedSite();
  git('2026-01-01', 'init', '--quiet');
  commit('2026-01-01');
  expect(findStale(root, ['en', 'sv'])).not.toHaveProperty([file]);
  english(root, 'One.\n\nAnother.');
  expect(findStale(root, ['en', 'sv'])).toMatchObject({ [file]: { on: undefined } });
  commit('2026-02-03');
  english(root, 'One, of course.\n\nAnother.');
  commit('2026-03-04');
  expect(findStale(root, ['en', 'sv'])).toMatchObject({ [file]: { on: '2026-03-04' } });
});

test('without git a stale translation has no day', () => {
  const { root } = acceptedSite();
  english(root, 'One.\n\nAnother.');
  expect(findStale(root, ['en', 'sv'])).toMatchObject({ [file]: { on: undefined } });
});

test('a translation that was never accepted is not stale', () => {
  const root = copyContent({ 'words/ledger/sv.txt': () => undefined });
  expect(findStale(root, ['en', 'sv'])).toEqual({});
});
