import { useEffect, useRef, useState } from 'react';
import type { MachineWords } from '../content/machines.ts';
import { fillWord } from './fill-word.ts';
import { Said } from './said.tsx';

const [menuId, dialogId, questionId] = ['machine-menu', 'machine-dialog', 'machine-question'];
const lines = 4;

/** A real popover and a real dialog: the browser opens them, without script too; script tells what it did by itself. */
export function Layers({ words }: { words: MachineWords<'layers'> }) {
  const [anchored, setAnchored] = useState(true);
  const [log, setLog] = useState<string[]>([]);
  const add = (...said: string[]) => setLog((old) => [...old, ...said]);
  const menu = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isAsking = useRef(false);
  const closedBy = useRef('');

  // The tap that hydrated this has opened the menu already.
  const { menuOpened } = words;
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setLog([menuOpened]);
  }, [menuOpened]);

  const ask = () => {
    if (isAsking.current) return;
    isAsking.current = true;
    add(words.asked);
  };
  const answered = () => {
    isAsking.current = false;
    const { returnValue = '', ownerDocument } = dialog.current ?? {};
    const why = returnValue === 'delete' ? words.sent : closedBy.current === 'Escape' ? words.escaped : words.kept;
    // It would say yes once more when somebody backs out.
    if (dialog.current) dialog.current.returnValue = '';
    add(why, ...(ownerDocument?.activeElement === opener.current ? [words.returned] : []));
  };
  /** Where the browser does not know `command`. */
  const openByScript = () => {
    if (!('CommandEvent' in globalThis)) dialog.current?.showModal();
  };
  const closeByScript = (value: string) => {
    if (!('CommandEvent' in globalThis)) dialog.current?.close(value);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which key was pressed.
    <div
      onKeyDown={({ key }) => {
        closedBy.current = key === 'Escape' ? key : '';
      }}
      onClick={() => {
        closedBy.current = 'click';
      }}
    >
      <Still words={words} />
      <div className="machine-controls">
        <button type="button" popoverTarget={menuId}>
          {words.menu}
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: the page has one navigation of this name. */}
        <div
          ref={menu}
          role="group"
          id={menuId}
          popover="auto"
          aria-label={words.menu}
          className={anchored ? 'anchored' : undefined}
          onToggle={({ newState }) => {
            const why = { Escape: words.byEscape, click: words.byButton }[closedBy.current] ?? words.byClick;
            add(newState === 'open' ? words.menuOpened : fillWord(words.menuClosed, { why }));
            closedBy.current = '';
          }}
        >
          {[words.first, words.second].map((name) => (
            <button key={name} type="button" popoverTarget={menuId} popoverTargetAction="hide">
              {name}
            </button>
          ))}
        </div>
        <button ref={opener} type="button" commandfor={dialogId} command="show-modal" onClick={openByScript}>
          {words.remove}
        </button>
        <dialog ref={dialog} id={dialogId} aria-labelledby={questionId} onFocus={ask} onClose={answered}>
          <p id={questionId}>
            <strong>{words.question}</strong>
          </p>
          <div className="machine-controls">
            {/* biome-ignore lint/a11y/noAutofocus: in a dialog it says where the focus goes. */}
            <button type="button" commandfor={dialogId} command="close" autoFocus onClick={() => closeByScript('')}>
              {words.keep}
            </button>
            <button
              type="button"
              commandfor={dialogId}
              command="close"
              value="delete"
              onClick={() => closeByScript('delete')}
            >
              {words.confirm}
            </button>
          </div>
        </dialog>
        <label className="needs-script">
          <input type="checkbox" checked={anchored} onChange={({ target }) => setAnchored(target.checked)} />
          {words.anchored}
        </label>
      </div>
      <Said>
        {log.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
          <span key={index} hidden={index < log.length - lines}>
            {line}{' '}
          </span>
        ))}
      </Said>
    </div>
  );
}

/** The page closed, with the menu over it, and out of reach behind the dialog. */
function Still({ words }: { words: MachineWords<'layers'> }) {
  const page = <path d="M4 4h112v72H4z" fill="var(--ground)" />;
  const buttons = <path d="M12 12h26v12H12zM46 12h40v12H46z" fill="var(--marigold)" />;
  const text = <path d="M12 38h96M12 50h96M12 62h70" />;
  return (
    <ol className="machine-pages machine-still">
      <li>
        <svg viewBox="0 0 120 80" aria-hidden="true">
          {page}
          {text}
          {buttons}
        </svg>
        {words.closed}
      </li>
      <li>
        <svg viewBox="0 0 120 80" aria-hidden="true">
          {page}
          {text}
          {buttons}
          <path d="M12 28h44v34H12z" fill="var(--surface)" />
          <path d="M18 39h26M18 51h26" />
        </svg>
        {words.open}
      </li>
      <li>
        <svg viewBox="0 0 120 80" aria-hidden="true">
          <g opacity=".35">
            {page}
            {text}
            {buttons}
          </g>
          <path d="M26 24h68v38H26z" fill="var(--surface)" />
          <path d="M34 34h44" />
          <path d="M34 44h20v10H34z" fill="var(--sea)" />
          <path d="M62 44h24v10H62z" fill="var(--rose)" />
        </svg>
        {words.modal}
      </li>
    </ol>
  );
}
