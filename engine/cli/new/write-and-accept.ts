import { acceptOwnTranslations } from '../../content/translations/accept-translations.ts';
import { readTranslations } from '../../content/translations/ledger.ts';

/** Writes new content and accepts its translations: the same command wrote both. Older stale ones stay stale. */
export async function writeAndAccept(
  root: string,
  codes: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const unrecorded = (code: string) =>
    readTranslations(root, code).flatMap(({ key, state }) => (state === 'stale' || state === 'new' ? key : []));
  const before = new Map(codes.map((code) => [code, unrecorded(code)]));
  await write();
  for (const code of codes) {
    const written = unrecorded(code).filter((key) => !before.get(code)?.includes(key));
    if (written.length > 0) acceptOwnTranslations(root, code, written);
  }
}
