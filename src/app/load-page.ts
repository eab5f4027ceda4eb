import type { ComponentType } from 'react';
import type { Path } from 'react-router';
import { loadDictionary } from '../i18n/dictionary.ts';
import type { PageData } from '../pages/page-data.ts';
import { hrefOf, openDocument } from './history.ts';
import { readState } from './page-html.ts';
import { importPage, pageAt } from './page-table.ts';

/** A page that can be shown. One without component and data does not exist: the error screen stands for it. */
export interface Page {
  Component?: ComponentType | undefined;
  data?: PageData | undefined;
  /** Whether it stands outside the shared layout. */
  standalone: boolean;
}

/** A page that was loaded ahead. */
let ahead: { pathname: string; page: Promise<Page> } | undefined;

/**
 * Loads a page that is navigated to: its component, its data out of its own HTML, and its language's
 * dictionary. Where anything but a clear 404 goes wrong (a chunk or page that vanished with a later deploy,
 * a dead network) the address is opened as a document instead, so that the visitor arrives or sees the
 * browser's own message.
 * @returns undefined where it was aborted
 */
export async function loadPage(to: Path, signal: AbortSignal): Promise<Page | undefined> {
  try {
    return await (ahead?.pathname === to.pathname ? ahead.page : readPage(to.pathname, signal));
  } catch {
    if (signal.aborted) return undefined;
    openDocument(to);
    // Nothing more is shown until the document comes.
    return new Promise(() => undefined);
  }
}

/** Loads the page of a path that the visitor is about to open; the last one asked for is kept. */
export function prefetchPage(pathname: string): void {
  if (ahead?.pathname === pathname) return;
  const page = readPage(pathname);
  ahead = { pathname, page };
  // It is tried again when it is needed.
  page.catch(() => {
    if (ahead?.page === page) ahead = undefined;
  });
}

async function readPage(pathname: string, signal?: AbortSignal): Promise<Page> {
  const { language, page, standalone } = pageAt(pathname);
  const [data, module] = await Promise.all([
    page && fetchData(hrefOf(pathname), signal),
    page && importPage(page),
    loadDictionary(language),
  ]);
  return { Component: data && module?.Component, data, standalone };
}

/** @throws where the answer is neither a page of this site, of this version, nor a 404 */
async function fetchData(address: string, signal?: AbortSignal): Promise<PageData | undefined> {
  const answer = await fetch(address, { signal: signal ?? null });
  if (answer.status === 404) return undefined;
  const { data } = readState(await answer.text());
  if (!answer.ok || !data) throw new Error(`${address} answered with ${answer.status}`);
  return data;
}
