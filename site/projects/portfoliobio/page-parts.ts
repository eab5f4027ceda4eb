import type { PaletteName, paletteTheme } from 'fitout/islands';

export interface Choice {
  palette: PaletteName;
  language: string;
}

/** A language of the small page, with its texts in the order of appearance. */
export interface PageLanguage {
  code: string;
  tag: string;
  name: string;
  texts: readonly string[];
}

/** A source file of this page, and how another choice changes it. */
export interface Source {
  folder: string;
  name: string;
  /** The file that replaces it. */
  instead?: string | undefined;
  isChanged: boolean;
}

/** The parts of the small page, in the order of their numbers. */
const files = [
  ['site/', 'site.yaml'],
  ['site/projects/portfoliobio/', '*.mdx'],
  ['engine/i18n/locales/', '*.json'],
  ['site/pictures/apps/', 'portfoliobio.svg'],
  ['site/projects/portfoliobio/', 'project.yaml'],
  ['site/words/', '*.yaml'],
  ['site/', 'theme.yaml'],
] as const;

/** The source files of this page, and how another choice changes them. */
export function sourcesOf(here: Choice, chosen: Choice): Source[] {
  return files.map(([folder, pattern]) => {
    const [name, other] = [here, chosen].map(({ language }) => pattern.replace('*', language)) as [string, string];
    const instead = other === name ? undefined : other;
    const isRewritten = name === 'theme.yaml' && here.palette !== chosen.palette;
    return { folder, name, instead, isChanged: isRewritten || instead !== undefined };
  });
}

type Colours = Pick<ReturnType<typeof paletteTheme>, 'palette' | 'beads'>;

/** The colours of a palette as a CSS rule that sets the page’s custom properties. */
export function ruleOf({ palette, beads }: Colours): string {
  const { edge, onBand, ...others } = palette;
  const pairs = Object.entries({ ...others, shadow: edge }).map(
    ([name, { day, night }]) =>
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:light-dark(${day},${night})`,
  );
  const { coral, teal: _, ...rest } = beads;
  const single = Object.entries({ ...rest, 'bright-coral': coral, 'on-band': onBand }).map(
    ([name, colour]) => `--${name}:${colour}`,
  );
  return `:root{${[...pairs, ...single].join(';')}}`;
}
