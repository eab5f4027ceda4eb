import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyContentIn } from '../../../tests/support/content-copy.ts';
import { importFile } from './import-file.ts';

const german = '  - { code: de, offered: true }';
const french = '  - { code: fr, offered: false }';

test.each([
  ['in one language hears nothing', german, undefined],
  ['in several hears their number and language', `${german}\n${french}`, '2 texts are in German in every language'],
])('of the texts that are left to translate, a site %s', async (_, languages, expected) => {
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
