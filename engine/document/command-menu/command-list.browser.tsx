import { Fragment } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { Command, CommandGroup } from './command-index.ts';
import type { Piece } from './search/hit.ts';

export interface Line extends Command {
  /** The text around the matching words, and its language if that is not the menu’s. */
  found?: { pieces: readonly Piece[]; lang?: string | undefined };
}

export interface LineGroup extends Omit<CommandGroup, 'commands'> {
  commands: Line[];
}

interface Props {
  groups: readonly LineGroup[];
  chosen: Line | undefined;
  onChoose: (line: Line) => void;
  onRun: (line: Line, event: { ctrlKey: boolean; metaKey: boolean }) => void;
}

/** Matching lines in groups. Focus stays in the field, which handles keys. */
export function CommandList({ groups, chosen, onChoose, onRun }: Props) {
  const { t } = useLanguage();
  return (
    <div id="commands" role="listbox" aria-label={t('command_open')} className="command-list">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset.
        <div key={group.id} role="group" aria-labelledby={`commands-${group.id}`}>
          <p id={`commands-${group.id}`} className="command-heading">
            {group.label}
          </p>
          {group.commands.map((line) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys and focus stay in the field.
            <div
              key={line.id}
              id={`command-${line.id}`}
              role="option"
              aria-selected={line.id === chosen?.id}
              lang={line.lang}
              className="command-option"
              onPointerMove={() => onChoose(line)}
              onClick={(event) => onRun(line, event)}
            >
              <span>
                {line.pieces ? <Pieces pieces={line.pieces} /> : line.label}
                {line.found && (
                  <span className="command-text" lang={line.found.lang}>
                    <Pieces pieces={line.found.pieces} />
                  </span>
                )}
              </span>
              <EnterSign />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The Enter key’s symbol, drawn here because an icon would be in the first response of every page. */
const EnterSign = () => (
  <svg aria-hidden="true" className="command-enter" width="1.25em" height="1.25em" viewBox="0 0 24 24">
    <path d="M20 5v10H5m5-5-5 5 5 5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its place.
    hit ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
