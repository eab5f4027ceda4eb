import siteIslands from 'virtual:fitout/islands';
import siteProps from 'virtual:fitout/props';
import type { ComponentType, ReactNode } from 'react';
import { elementName } from '../content/code/element-name.ts';
import type { ArticleBody } from '../content/content.ts';
import type { IslandDefinition } from '../islands/define-island.ts';
import { Island } from '../islands/island.tsx';
import { Demo } from '../ui/demo.tsx';
import type { PageSource } from './page-data.ts';

interface TextIslandProps {
  title?: string;
  children?: ReactNode;
}

/** The site’s islands in a text, as components by element name. Throws if an island does not exist. */
export async function textIslands(
  { islands }: Pick<ArticleBody, 'islands'>,
  source: PageSource,
): Promise<Record<string, ComponentType<TextIslandProps>>> {
  const components = islands.map(async (name) => {
    const [module, props] = await Promise.all([siteIslands[name]?.(), siteProps[name]?.()]);
    if (!module) throw new Error(`the site has no island ${name}`);
    const island = module.island as unknown as IslandDefinition<object>;
    const makeProps = (given: object) => (props ? props.default(source, given as never) : given);
    return [elementName(name), renderTextIsland.bind(null, island, makeProps)] as const;
  });
  return Object.fromEntries(await Promise.all(components));
}

function renderTextIsland(
  island: IslandDefinition<object>,
  makeProps: (given: object) => object,
  { title, children, ...given }: TextIslandProps,
) {
  const shown = <Island of={island} props={makeProps(given)} />;
  if (!title) return shown;
  return (
    <Demo title={title} caption={children}>
      {shown}
    </Demo>
  );
}
