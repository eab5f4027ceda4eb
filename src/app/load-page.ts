import type { ComponentType } from 'react';
import type { Path } from 'react-router';
import { loadDictionary } from '../i18n/dictionary.ts';
import type { PageData } from '../pages/page-data.ts';
import { importHeld } from './held-imports.ts';
import { hrefOf, openDocument } from './history.ts';
import { answers } from './network.ts';
import { readState } from './page-state.ts';
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
 * Loads a page that is navigated to: its component, its data, and its language's
 * dictionary. Where anything but a clear 404 goes wrong (a chunk or page that vanished with a later deploy)
 * the address is opened as a document instead, so that the visitor arrives. Where nobody answers it is not:
 * the browser's own message would take away what is being read.
 * @returns undefined where it was aborted, or where nobody answers
 */
export async function loadPage(to: Path, signal: AbortSignal): Promise<Page | undefined> {
  try {
    const page = ahead?.pathname === to.pathname ? ahead.page : readPage(to.pathname, signal);
    ahead = undefined;
    return await page;
  } catch {
    if (signal.aborted || !(await answers(hrefOf(to))) || signal.aborted) return undefined;
    openDocument(to);
    // Nothing more is shown until the document comes.
    return new Promise(() => undefined);
  }
}

/** Loads a page that the visitor is about to open; the last one asked for is kept until it is shown. */
export function prefetchPage(pathname: string): Promise<Page> {
  if (ahead?.pathname === pathname) return ahead.page;
  const page = readPage(pathname);
  ahead = { pathname, page };
  // It is tried again when it is needed.
  page.catch(() => {
    if (ahead?.page === page) ahead = undefined;
  });
  return page;
}

async function readPage(pathname: string, signal?: AbortSignal): Promise<Page> {
  const { language, page, standalone } = pageAt(pathname);
  const [data, module] = await Promise.all([
    page && fetchData(hrefOf(pathname), signal),
    page && importHeld(`${page.id}-page`, () => importPage(page)),
    importHeld(language, () => loadDictionary(language)),
  ]);
  return { Component: data && module?.Component, data, standalone };
}

/** @throws where the answer is neither a page of this site, of this version, nor a 404 */
async function fetchData(address: string, signal?: AbortSignal): Promise<PageData | undefined> {
  const answer = await fetch(address, { signal: signal ?? null });
  if (answer.status === 404) return undefined;
  const { data } = await readState(await answer.text(), signal);
  if (!answer.ok || !data) throw new Error(`${address} answered with ${answer.status}`);
  return data;
}
