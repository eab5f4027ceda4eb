import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import type { CommandIndex } from './command-index.ts';
import { CommandList, type Line, type LineGroup } from './command-list.browser.tsx';
import type { MenuSearch } from './menu-search.ts';
import { runCommand } from './run-command.browser.ts';
import type { Hit } from './search/hit.ts';
import { useSearch } from './use-search.browser.ts';

/** The longest time between the clicks of a double click, in milliseconds. */
const doubleClick = 500;

interface Props {
  index: CommandIndex;
  loadSearch: () => Promise<MenuSearch>;
  onClose: () => void;
}

/**
 * A combobox with a list: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The dialog keeps and restores the focus.
 */
export function CommandDialog({ index, loadSearch, onClose }: Props) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [isSettled, setIsSettled] = useState(false);
  const { groups: names, hits, failed } = useSearch(index, loadSearch, query);
  const groups: LineGroup[] = [...names, { id: 'texts', label: t('command_texts'), commands: hits.map(lineOf) }];
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const lines = shown.flatMap(({ commands }) => commands);
  const chosen = lines[active];

  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // If the page returns from the back/forward cache, the dialog is closed.
    const close = () => current?.close();
    addEventListener('pagehide', close);
    const timer = setTimeout(() => setIsSettled(true), doubleClick);
    return () => {
      removeEventListener('pagehide', close);
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (chosen?.id) document.getElementById(`command-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.id]);

  const run = (line: Line | undefined, { ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) => {
    if (!line) return;
    if (line.href && (ctrlKey || metaKey)) return void open(line.href, '_blank', 'noopener');
    // Closed before the command runs, which may move the focus.
    dialog.current?.close();
    void runCommand(line, t);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + lines.length) % Math.max(1, lines.length));
    else if (event.key === 'Enter') run(chosen, event);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="command-menu"
      aria-label={t('command_open')}
      // The second click of a double click on the button is outside the menu, and must not close it or move the focus.
      closedby={isSettled ? 'any' : 'closerequest'}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onClose={onClose}
    >
      <div className="command-top">
        <label className="command-field">
          {t('command_label')}
          <input
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls="commands"
            aria-autocomplete="list"
            aria-activedescendant={chosen && `command-${chosen.id}`}
            autoComplete="off"
            spellCheck="false"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setActive(0);
            }}
            onKeyDown={press}
          />
        </label>
        <button
          type="button"
          className={button.square}
          aria-label={t('command_close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="lucide:x" />
        </button>
      </div>
      <CommandList groups={shown} chosen={chosen} onChoose={(line) => setActive(lines.indexOf(line))} onRun={run} />
      <p aria-live="polite" className={lines.length > 0 ? 'visually-hidden' : 'command-note'}>
        {lines.length > 0 ? t('command_count', { count: lines.length }) : t('command_empty')}
      </p>
      {failed && (
        <p role="status" className="command-note">
          {t('command_texts_failed')}
        </p>
      )}
    </dialog>
  );
}

/** Whether a key belongs to an input method. In Safari, the Enter that ends a composition has only this key code. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229;

const lineOf = ({ place, placeLang, pieces, lang, href }: Hit, number: number): Line => ({
  id: `text-${number}`,
  label: place,
  ...(placeLang && { lang: placeLang }),
  found: { pieces, lang },
  href,
});
