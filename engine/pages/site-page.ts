import type { ComponentType } from 'react';
import { checkPageData, readData, type WithSchema } from '../content/part-data.ts';
import { type PageRef, siteIdOf } from '../routes/pages.ts';
import type { PageData, PageSource } from './page-data.ts';

/** The exports of `pages/<id>/page.tsx`. */
export interface SitePageModule extends Partial<WithSchema> {
  /** The component; `data` is the result of `makeData`, or the checked data of `page.yaml`, with the page’s `meta`. */
  Page: ComponentType<{ data: never }>;
  /**
   * Makes the page’s data, in the page’s language.
   * @param own the checked data of `page.yaml`
   */
  makeData?: (source: PageSource, own: never) => object | Promise<object>;
}

/** The exports of `games/<slug>/game.tsx`, which is shown below the game’s title. */
export interface SiteGameModule extends Partial<WithSchema> {
  Game: ComponentType<{ data: never }>;
  /** Shown above the game, across the page. */
  Above?: ComponentType<{ data: never }>;
  /** Shown beside the game on wide screens, and below it on a phone. */
  Beside?: ComponentType<{ data: never }>;
  /**
   * @param own the checked data of `game.yaml`
   */
  makeData?: (source: PageSource, own: never) => object;
}

/** Makes the data of a React page of the site. */
export async function makeSitePage(module: SitePageModule, source: PageSource, to: PageRef): Promise<PageData> {
  const { content, t } = source;
  const id = siteIdOf(content, to) ?? '';
  const { title, description, data } = content.sitePages[id] ?? {};
  if (!title || !description) throw new Error(`the site has no page ${id}`);
  const own = checkPageData(content, `pages/${id}/page.yaml`, data, module.schema);
  const made = module.makeData ? await module.makeData(source, own as never) : (own as object);
  return { ...made, meta: { title: t(title), description: t(description) } };
}

/**
 * Makes the data of a game of the site; without `makeData`, the data of `game.yaml`.
 * @param file path of `game.tsx` from the site’s folder
 * @throws ContentError if the data is invalid
 */
export function makeGameData(module: SiteGameModule, source: PageSource, file: string): object {
  const own = module.schema && readData(source.content, file, module.schema);
  return module.makeData ? module.makeData(source, own as never) : ((own ?? {}) as object);
}
