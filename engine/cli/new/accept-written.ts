import { acceptOwnTranslations, readTranslations } from '../../content/ledger.ts';

/**
 * Writes something, and takes the texts that it has put into other languages as current: they say what English says, as
 * the same command has written both. What was stale before stays stale.
 * @param root the site's folder
 * @param codes the languages of the site but English
 */
export async function acceptWritten(root: string, codes: readonly string[], write: () => Promise<void>): Promise<void> {
  const staleIn = (code: string) =>
    readTranslations(root, code).flatMap(({ key, state }) => (state === 'stale' ? key : []));
  const before = new Map(codes.map((code) => [code, staleIn(code)]));
  await write();
  for (const code of codes) {
    const written = staleIn(code).filter((key) => !before.get(code)?.includes(key));
    if (written.length > 0) acceptOwnTranslations(root, code, written);
  }
}
