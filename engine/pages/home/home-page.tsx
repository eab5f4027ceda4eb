import siteSections from 'virtual:fitout/sections';
import { Part } from '../../ui/frame.tsx';
import type { HomeData } from './home-data.ts';
import { sections } from './sections.tsx';

/** The sections in the order of `home.yaml`. A section of the site replaces the engine’s section of the same name. */
export function Page({ data }: { data: HomeData }) {
  return data.sections.map((name) => {
    const own = siteSections[name];
    if (own) return <Part key={name} part={own} />;
    const Section = sections[name];
    return Section && <Section key={name} data={data} />;
  });
}
