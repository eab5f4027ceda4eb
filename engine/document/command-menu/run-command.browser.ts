import { notify } from '../../browser/notify.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Command } from './command-index.ts';

/** Opens an address, clicks the first element that matches a selector, or copies a text and shows a message. */
export async function runCommand({ href, press, copy }: Command, t: Translate): Promise<void> {
  if (href) location.assign(href);
  if (press) document.querySelector<HTMLElement>(press)?.click();
  if (!copy) return;
  try {
    await navigator.clipboard.writeText(copy);
    notify(t('command_mail_copied', { address: copy }));
  } catch {
    notify(t('command_mail_refused', { address: copy }), 'error');
  }
}
