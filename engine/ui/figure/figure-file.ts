import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Content } from '../../content/content.ts';
import type { Picture } from '../../content/pictures.ts';
import type { SitePath } from '../../routes/addresses.ts';
import { type FilledFigure, fillFigure } from './fill-figure.ts';

export const figurePart = 'figure';

/** A figure as a separate file, to which a page refers so that it gets the page’s font and colours. */
export interface FigureFile {
  /** Its path in the built site, named by its content. */
  path: SitePath;
  svg: string;
}

export function figureFile({ file }: Pick<Picture, 'file'>, { viewBox, inside }: FilledFigure): FigureFile {
  const part = `<g id="${figurePart}">${inside}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${part}</svg>\n`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return { path: `/assets/${basename(file, '.svg').replace(/[^\w-]+/g, '-')}-${hash}.svg`, svg };
}

/** Every figure in the projects’ stories, in the languages of the site. */
export function figureFilesOf({ projects, pictures }: Content, languages: readonly string[]): FigureFile[] {
  const stories = languages.flatMap((language) => projects.map(({ stories }) => stories[language]));
  return stories.flatMap((story) =>
    (story?.figures ?? []).flatMap(({ path, labels }) => {
      const picture = pictures[path]?.light;
      return picture ? [figureFile(picture, fillFigure(picture, labels))] : [];
    }),
  );
}
