import { useState } from 'react';
import { notify } from '../../browser/notify.ts';
import { LanguageProvider, useLanguage } from '../../i18n/language-context.tsx';
import { speakPageLanguage } from '../../i18n/page-language.browser.ts';
import { defineIsland } from '../../islands/define-island.ts';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { CommandDialog } from './command-dialog.browser.tsx';
import type { CommandIndex } from './command-index.ts';

/** Opens the command menu (src/browser/command-shortcut.ts presses the button, too). What it knows is loaded when it is first asked for. */
function CommandMenu({ index }: { index: string }) {
  const { t, language } = useLanguage();
  const [loaded, setLoaded] = useState<CommandIndex>();
  const [open, setOpen] = useState(false);
  const show = async () => {
    try {
      const answer = loaded ?? (await readIndex(index));
      setLoaded(answer);
      setOpen(true);
    } catch {
      notify(t('command_failed'), 'error');
    }
  };
  return (
    <>
      <button
        type="button"
        className={`${button.square} needs-script`}
        aria-label={t('command_open')}
        title={t('command_hint')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        <Icon name="lucide:search" />
      </button>
      {open && loaded && (
        <LanguageProvider language={language} t={speakPageLanguage(loaded.texts, loaded.borrowed)}>
          <CommandDialog groups={loaded.groups} onClose={() => setOpen(false)} />
        </LanguageProvider>
      )}
    </>
  );
}

async function readIndex(address: string): Promise<CommandIndex> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered with ${answer.status}`);
  return answer.json();
}

export const island = defineIsland({
  name: 'command-menu',
  Component: CommandMenu,
  words: ['command_open', 'command_hint', 'command_failed'],
  icons: ['lucide:x', 'lucide:corner-down-left'],
});
