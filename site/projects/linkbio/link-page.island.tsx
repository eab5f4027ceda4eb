import { defineIsland, Icon, useLanguage } from 'fitout/islands';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { FoldedCode } from '../../demo-parts/folded-code.tsx';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import { htmlOf, type Link, moveTo } from './link-list.ts';
import styles from './link-page.module.css';

/** An editor for a page of links, with a preview on a phone. */
function LinkPage() {
  const { t, language } = useLanguage();
  const [links, setLinks] = useState<readonly Link[]>([
    { id: 1, text: t('links_start_1'), url: 'https://shop.example' },
    { id: 2, text: t('links_start_2'), url: 'https://music.example' },
    { id: 3, text: t('links_start_3'), url: 'https://market.example' },
  ]);
  const [message, say] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<number>(undefined);
  const moved = useRef<number>(undefined);
  // A moved row loses the focus, so restore it.
  useEffect(() => {
    if (moved.current) document.getElementById(`links-move-${moved.current}`)?.focus();
    moved.current = undefined;
  });
  const title = t('links_heading');
  const html = htmlOf(title, links, language);

  const change = (place: number, changed: Partial<Link>) =>
    setLinks(links.map((link, index) => (index === place ? { ...link, ...changed } : link)));
  const move = (from: number, to: number) => {
    const after = moveTo(links, from, to);
    const link = links[from];
    if (after === links || !link) return;
    setLinks(after);
    moved.current = link.id;
    say(t('links_moved', { name: link.text, place: after.indexOf(link) + 1, all: links.length }));
  };
  const onKey = (event: KeyboardEvent, place: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    move(place, place + by);
  };
  const onDrag = ({ clientY }: PointerEvent) => {
    const from = links.findIndex(({ id }) => id === dragged.current);
    if (from < 0) return;
    const to = [...(list.current?.children ?? [])].findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    move(from, to < 0 ? links.length - 1 : to);
  };
  const drop = () => {
    dragged.current = undefined;
  };
  const onAdd = () => {
    const id = Math.max(0, ...links.map((link) => link.id)) + 1;
    const text = t('links_new', { number: id });
    setLinks([...links, { id, text, url: 'https://' }]);
    say(t('links_added', { name: text }));
  };
  const onRemove = (link: Link) => {
    setLinks(links.filter((one) => one !== link));
    say(t('links_removed', { name: link.text }));
    add.current?.focus();
  };
  const onCopy = () =>
    navigator.clipboard.writeText(html).then(
      () => say(t('links_copied')),
      () => say(t('links_not_copied')),
    );

  return (
    <div>
      <div className={styles.sides}>
        <ul
          ref={list}
          className={`${styles.rows} needs-script`}
          data-screen-only
          onPointerMove={onDrag}
          onPointerUp={drop}
          onPointerCancel={drop}
          onLostPointerCapture={drop}
        >
          {links.map((link, place) => (
            <li key={link.id}>
              <button
                type="button"
                id={`links-move-${link.id}`}
                aria-label={t('links_move', { name: link.text })}
                onKeyDown={(event) => onKey(event, place)}
                onPointerDown={({ pointerId }) => {
                  if (canCapture(list.current, pointerId)) dragged.current = link.id;
                }}
              >
                <Icon name="lucide:grip-vertical" />
              </button>
              <input
                type="text"
                autoComplete="off"
                maxLength={40}
                aria-label={t('links_name', { number: place + 1 })}
                value={link.text}
                onChange={({ target }) => change(place, { text: target.value })}
              />
              <button type="button" aria-label={t('links_remove', { name: link.text })} onClick={() => onRemove(link)}>
                <Icon name="lucide:trash-2" />
              </button>
              <input
                type="url"
                autoComplete="off"
                aria-label={t('links_address', { number: place + 1 })}
                value={link.url}
                onChange={({ target }) => change(place, { url: target.value })}
              />
            </li>
          ))}
        </ul>
        {/* biome-ignore lint/a11y/useSemanticElements: it is not a set of fields. */}
        <div role="group" aria-label={t('links_phone')} className={styles.phone}>
          <p>
            <strong>{title}</strong>
          </p>
          <ol>
            {links.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </div>
      </div>
      <div className="demo-controls needs-script">
        <button type="button" ref={add} aria-disabled={links.length === 6} onClick={() => links.length < 6 && onAdd()}>
          {t('links_add')}
        </button>
        <button type="button" onClick={onCopy}>
          {t('links_copy')}
        </button>
      </div>
      <LiveMessage>{message}</LiveMessage>
      <FoldedCode name={t('links_html')} code={html} />
    </div>
  );
}

/**
 * Captures a pressed pointer for the list, because a row would lose it when moved.
 * @returns false if the pointer has been released while the island was loading
 */
function canCapture(list: HTMLElement | null, pointerId: number): boolean {
  try {
    list?.setPointerCapture(pointerId);
    return list?.hasPointerCapture(pointerId) ?? false;
  } catch {
    return false;
  }
}

export const island = defineIsland({
  name: 'link-page',
  Component: LinkPage,
  words: [
    'links_start_1',
    'links_start_2',
    'links_start_3',
    'links_heading',
    'links_moved',
    'links_new',
    'links_added',
    'links_removed',
    'links_copied',
    'links_not_copied',
    'links_move',
    'links_name',
    'links_remove',
    'links_address',
    'links_phone',
    'links_add',
    'links_copy',
    'links_html',
  ],
});
