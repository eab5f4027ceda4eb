import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { address } from '../../site/addresses.ts';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { importHeld } from '../../app/held-imports.ts';
import { type CommandTarget, commandIndex } from './command-index.ts';
import type { CommandMenu } from './command-menu.tsx';

interface Loaded {
  Menu: ComponentType<ComponentProps<typeof CommandMenu>>;
  targets: CommandTarget[];
}

/** Opens the command menu, by itself or with Ctrl or ⌘ and K. The menu is loaded when it is first asked for. */
export function CommandButton() {
  const { t, language } = useLanguage();
  const { notify } = useSnackbar();
  const [open, setOpen] = useState<Loaded>();
  const element = useRef<HTMLButtonElement>(null);
  const load = async () => {
    try {
      const [{ CommandMenu }, answer] = await Promise.all([
        importHeld('command-menu', () => import('./command-menu.tsx')),
        fetch(address(commandIndex(language))),
      ]);
      if (!CommandMenu) throw new Error('no command menu in its file');
      setOpen({ Menu: CommandMenu, targets: await answer.json() });
    } catch {
      notify(t('command_failed'), 'error');
    }
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Under another dialog the button is out of reach, and so is its menu.
      if (!document.querySelector('dialog[open]')) element.current?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        ref={element}
        type="button"
        className={button.square}
        aria-label={t('command_open')}
        title={t('command_hint')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => void load()}
      >
        <Icon name="lucide:search" />
      </button>
      {open && <open.Menu targets={open.targets} onClose={() => setOpen(undefined)} />}
    </>
  );
}
