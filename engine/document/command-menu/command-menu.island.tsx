import { useRef, useState } from 'react';
import { notifyFailure } from '../../browser/notify.ts';
import { LanguageProvider, useLanguage } from '../../i18n/language-context.tsx';
import { pageTranslator } from '../../i18n/page-language.browser.ts';
import { defineIsland } from '../../islands/define-island.ts';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { CommandDialog } from './command-dialog.browser.tsx';
import type { CommandIndex } from './command-index.ts';
import type { MenuSearch } from './menu-search.ts';

interface Loaded {
  index: CommandIndex;
  texts: Promise<unknown>;
  loadSearch: () => Promise<MenuSearch>;
}

/** Opens the command menu, whose data is loaded on first use. Its button is also clicked by command-shortcut.ts. */
function CommandMenu({ index }: { index: string }) {
  const { t, language } = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>();
  /** The number of the open dialog, 0 for none. A dialog requested while another closes gets the next number. */
  const [opened, setOpened] = useState(0);
  const [isLoading, setIsLoading] = useState(false);
  const textsFailed = useRef(false);
  const show = async () => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const next = loaded && !textsFailed.current ? loaded : await load(index);
      textsFailed.current = false;
      setLoaded(next);
      setOpened((count) => count + 1);
      // The dialog shows the message; the next dialog loads the texts again.
      next.texts.catch(() => {
        textsFailed.current = true;
      });
    } catch {
      notifyFailure('island');
    } finally {
      setIsLoading(false);
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
        aria-busy={isLoading || undefined}
        onClick={() => void show()}
      >
        <Icon name="lucide:search" />
      </button>
      {opened > 0 && loaded && (
        <LanguageProvider language={language} t={pageTranslator(loaded.index.texts, loaded.index.fallback)}>
          <CommandDialog
            key={opened}
            index={loaded.index}
            loadSearch={loaded.loadSearch}
            onClose={() => setOpened(0)}
          />
        </LanguageProvider>
      )}
    </>
  );
}

async function load(address: string): Promise<Loaded> {
  const index = (await read(address)) as CommandIndex;
  if (!Array.isArray(index.groups)) throw new Error(`${address} has no commands`);
  const source = { address: index.textIndex, supportsTextFragments: 'fragmentDirective' in document, read };
  const texts = read(source.address);
  let search: Promise<MenuSearch> | undefined;
  const loadSearch = () => {
    search ??= import('./menu-search.ts').then(({ makeMenuSearch }) => makeMenuSearch(index, texts, source));
    return search;
  };
  return { index, texts, loadSearch };
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

export const island = defineIsland({
  name: 'command-menu',
  Component: CommandMenu,
  words: ['command_open', 'command_hint'],
  icons: ['lucide:x'],
});
