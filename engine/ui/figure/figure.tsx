import type { ReactNode } from 'react';
import type { Pictures } from '../../content/pictures.ts';
import { address } from '../../routes/addresses.ts';
import { figureFile, figurePart } from './figure-file.ts';
import { fillFigure } from './fill-figure.ts';

export interface FigureProps {
  drawing: string;
  alt: string;
  labels?: Record<string, string>;
  children?: ReactNode;
}

/** Files keep pages within the server’s first response; pages that exceed it are painted sooner with inline figures. */
export type FigurePlace = 'page' | 'file';

/** Makes the component of drawings, with the page’s font and colours, and labels in the text’s language. */
export const figureWith = (pictures: Pictures, place: FigurePlace) => (props: FigureProps) =>
  drawFigure(pictures, place, props);

function drawFigure(
  pictures: Pictures,
  place: FigurePlace,
  { drawing, alt, labels = {}, children }: FigureProps,
): ReactNode {
  const picture = pictures[drawing]?.light;
  if (!picture) throw new Error(`no drawing ${drawing}`);
  const filled = fillFigure(picture, labels);
  const shown =
    place === 'page' ? filled.inside : `<use href="${address(figureFile(picture, filled).path)}#${figurePart}"></use>`;
  return (
    <figure className="drawn">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing that the build has checked. */}
      <svg viewBox={filled.viewBox} role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: shown }} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
