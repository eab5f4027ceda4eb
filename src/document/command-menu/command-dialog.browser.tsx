import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { fold } from '../../ui/fold.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Command, CommandGroup } from './command-index.ts';
import { runCommand } from './run-command.browser.ts';

interface Props {
  groups: readonly CommandGroup[];
  onClose: () => void;
}

/**
 * A field and everything that fits what is typed: a combobox with a list, after the pattern of
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The dialog keeps the focus and gives it back.
 */
export function CommandDialog({ groups: all, onClose }: Props) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const words = fold(query).split(/\s+/);
  const groups = all
    .map((group) => ({ ...group, commands: group.commands.filter((command) => fits(command, words)) }))
    .filter(({ commands }) => commands.length > 0);
  const commands = groups.flatMap((group) => group.commands);
  const chosen = commands[active];

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (chosen) document.getElementById(`command-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    // Closed first: what comes next may move the focus.
    dialog.current?.close();
    void runCommand(command, t);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + commands.length) % Math.max(1, commands.length));
    else if (event.key === 'Enter') run(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className="command-menu" aria-label={t('command_open')} closedby="any" onClose={onClose}>
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
      <div id="commands" role="listbox" aria-label={t('command_open')} className="command-list">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
          <div key={group.id} role="group" aria-labelledby={`commands-${group.id}`}>
            <p id={`commands-${group.id}`} className="command-heading">
              {group.label}
            </p>
            {group.commands.map((command) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys and focus stay in the field.
              <div
                key={command.id}
                id={`command-${command.id}`}
                role="option"
                aria-selected={command === chosen}
                lang={command.lang}
                className="command-option"
                onPointerMove={() => setActive(commands.indexOf(command))}
                onClick={() => run(command)}
              >
                {command.label}
                <Icon name="lucide:corner-down-left" className="command-enter" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <p aria-live="polite" className={commands.length > 0 ? 'visually-hidden' : 'command-empty'}>
        {commands.length > 0 ? t('command_count', { count: commands.length }) : t('command_empty')}
      </p>
    </dialog>
  );
}

/** Whether each word occurs in what the command is called, without case and accents. */
function fits({ label, words: more = '' }: Command, words: readonly string[]): boolean {
  const folded = fold(`${label} ${more}`);
  return words.every((word) => folded.includes(word));
}
