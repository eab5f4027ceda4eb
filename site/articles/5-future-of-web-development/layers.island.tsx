import { defineIsland, useLanguage } from 'fitout/islands';
import { useEffect, useRef, useState } from 'react';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import panes from '../../demo-parts/panes.module.css';
import styles from './layers.module.css';

const [menuId, dialogId, questionId] = ['demo-menu', 'demo-dialog', 'demo-question'];
const maxLines = 4;

/** A real popover and a real dialog: the browser opens them, even without JavaScript; the script only reports. */
function Layers() {
  const { t } = useLanguage();
  const [anchored, setAnchored] = useState(true);
  const [log, setLog] = useState<string[]>([]);
  const add = (...lines: string[]) => setLog((old) => [...old, ...lines]);
  const menu = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isAsking = useRef(false);
  const closedBy = useRef('');

  // The click that hydrated the island has already opened the menu.
  const menuOpened = t('layers_menu_opened');
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setLog([menuOpened]);
  }, [menuOpened]);

  const onDialogOpen = () => {
    if (isAsking.current) return;
    isAsking.current = true;
    add(t('layers_asked'));
  };
  const onDialogClose = () => {
    isAsking.current = false;
    const { returnValue = '', ownerDocument } = dialog.current ?? {};
    const why =
      returnValue === 'delete'
        ? t('layers_sent')
        : closedBy.current === 'Escape'
          ? t('layers_escaped')
          : t('layers_kept');
    // Otherwise the next dialog would return “delete” even when cancelled.
    if (dialog.current) dialog.current.returnValue = '';
    add(why, ...(ownerDocument?.activeElement === opener.current ? [t('layers_returned')] : []));
  };
  /** For browsers without `command`. */
  const openByScript = () => {
    if (!('CommandEvent' in globalThis)) dialog.current?.showModal();
  };
  const closeByScript = (value: string) => {
    if (!('CommandEvent' in globalThis)) dialog.current?.close(value);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only records which key was pressed.
    <div
      className={styles.layers}
      onKeyDown={({ key }) => {
        closedBy.current = key === 'Escape' ? key : '';
      }}
      onClick={() => {
        closedBy.current = 'click';
      }}
    >
      <Still />
      <div className="demo-controls">
        <button type="button" popoverTarget={menuId} className={styles.opener}>
          {t('layers_menu')}
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: the page has one navigation of this name. */}
        <div
          ref={menu}
          role="group"
          id={menuId}
          popover="auto"
          aria-label={t('layers_menu')}
          className={anchored ? styles.anchored : undefined}
          onToggle={({ newState }) => {
            const why =
              { Escape: t('layers_by_escape'), click: t('layers_by_button') }[closedBy.current] ?? t('layers_by_click');
            add(newState === 'open' ? t('layers_menu_opened') : t('layers_menu_closed', { why }));
            closedBy.current = '';
          }}
        >
          {[t('layers_first'), t('layers_second')].map((name) => (
            <button key={name} type="button" popoverTarget={menuId} popoverTargetAction="hide">
              {name}
            </button>
          ))}
        </div>
        <button ref={opener} type="button" commandfor={dialogId} command="show-modal" onClick={openByScript}>
          {t('layers_remove')}
        </button>
        <dialog ref={dialog} id={dialogId} aria-labelledby={questionId} onFocus={onDialogOpen} onClose={onDialogClose}>
          <p id={questionId}>
            <strong>{t('layers_question')}</strong>
          </p>
          <div className="demo-controls">
            {/* biome-ignore lint/a11y/noAutofocus: in a dialog it sets the initial focus. */}
            <button type="button" commandfor={dialogId} command="close" autoFocus onClick={() => closeByScript('')}>
              {t('layers_keep')}
            </button>
            <button
              type="button"
              commandfor={dialogId}
              command="close"
              value="delete"
              onClick={() => closeByScript('delete')}
            >
              {t('layers_confirm')}
            </button>
          </div>
        </dialog>
        <label className="needs-script">
          <input type="checkbox" checked={anchored} onChange={({ target }) => setAnchored(target.checked)} />
          {t('layers_anchored')}
        </label>
      </div>
      <LiveMessage>
        {log.map((line, index) => (
          <span key={index} hidden={index < log.length - maxLines}>
            {line}{' '}
          </span>
        ))}
      </LiveMessage>
    </div>
  );
}

/** Three pictures of the page: on its own, below the open menu, and behind the dialog. */
function Still() {
  const { t } = useLanguage();
  const page = <path d="M4 4h112v72H4z" fill="var(--ground)" />;
  const buttons = <path d="M12 12h26v12H12zM46 12h40v12H46z" fill="var(--marigold)" />;
  const text = <path d="M12 38h96M12 50h96M12 62h70" />;
  return (
    <ol className={`${panes.panes} ${styles.still}`}>
      <li>
        <svg viewBox="0 0 120 80" aria-hidden="true">
          {page}
          {text}
          {buttons}
        </svg>
        {t('layers_closed')}
      </li>
      <li>
        <svg viewBox="0 0 120 80" aria-hidden="true">
          {page}
          {text}
          {buttons}
          <path d="M12 28h44v34H12z" fill="var(--surface)" />
          <path d="M18 39h26M18 51h26" />
        </svg>
        {t('layers_open')}
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
        {t('layers_modal')}
      </li>
    </ol>
  );
}

export const island = defineIsland({
  name: 'layers',
  Component: Layers,
  words: [
    'layers_closed',
    'layers_open',
    'layers_modal',
    'layers_menu',
    'layers_first',
    'layers_second',
    'layers_remove',
    'layers_question',
    'layers_keep',
    'layers_confirm',
    'layers_anchored',
    'layers_menu_opened',
    'layers_menu_closed',
    'layers_by_escape',
    'layers_by_button',
    'layers_by_click',
    'layers_asked',
    'layers_escaped',
    'layers_kept',
    'layers_sent',
    'layers_returned',
  ],
});
