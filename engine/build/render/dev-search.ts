import { textIndexPath } from '../../document/command-menu/search/text-index.ts';
import type { RenderOptions } from '../../document/render-page.tsx';
import { offeredLanguages } from '../../i18n/languages.ts';
import type { PageSource } from '../../pages/page-data.ts';
import type { SitePage } from '../../routes/pages.ts';
import { searchedPage, writeSearchFiles } from '../discovery/search/search-files.ts';

type Render = typeof import('../../document/render-page.tsx');

/** The language of `/indexes/texts-de.json`, or of a part of it. */
export const languageOfSearchFile = (path: string): string | undefined =>
  offeredLanguages.find(({ code }) => path.startsWith(textIndexPath(code).replace('.json', '')))?.code;

/** Makes the search files of a language for the dev server, by rendering its pages. */
export async function makeDevSearch(
  source: PageSource,
  render: Render,
  options: RenderOptions,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const textsOf = async (to: SitePage) => {
    const made = await render.makePage(to, source);
    return searchedPage(to, made ? await render.renderPage(made, options) : '', source);
  };
  await writeSearchFiles(source, textsOf, (path, text) => files.set(path, text));
  return files;
}
