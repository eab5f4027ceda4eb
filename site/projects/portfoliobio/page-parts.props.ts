import { languageOf, type PageSource } from 'fitout/ui';
import type { PartsProps } from './page-parts.island.tsx';

const keys = ['projects_portfoliohub_description', 'apps_view_site', 'apps_description', 'apps_hosting_frontend'];

/** Reads the texts of the small page in each language. */
export default function makeProps({ content, language }: PageSource): PartsProps {
  const { site, dictionaries } = content;
  const languages = site.languages
    .filter(({ offered }) => offered)
    .map(({ code }) => {
      const { tag, ownName } = languageOf(code);
      return { code, tag, name: ownName, texts: keys.map((key) => dictionaries[code]?.[key] ?? '') };
    });
  return { here: language, owner: site.name, languages };
}
