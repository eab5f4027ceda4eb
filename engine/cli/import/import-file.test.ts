import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyContentIn } from '../../../tests/support/content-copy.ts';
import { importFile } from './import-file.ts';

const german = '  - { code: de, offered: true }';
const french = '  - { code: fr, offered: false }';

test.each([
  ['reports no untranslated texts for a site in one language', german, undefined],
  [
    'reports the number and language of untranslated texts for a site in several languages',
    `${german}\n${french}`,
    '2 texts are in German in every language',
  ],
])('importFile %s', async (_, languages, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'resume.json');
  writeFileSync(file, JSON.stringify({ basics: { label: 'Spinner' } }));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  await importFile(copyContentIn('de', languages), file, { force: true });
  const said = log.mock.calls.flat().join('\n');
  expect(said).toContain('basics.label: Spinner');
  if (expected) expect(said).toContain(expected);
  else expect(said).not.toContain('in every language');
});
