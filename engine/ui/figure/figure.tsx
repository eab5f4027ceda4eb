import type { ReactNode } from 'react';
import type { Pictures } from '../../content/pictures.ts';
import { address } from '../../routes/addresses.ts';
import { figureFile, figurePart } from './figure-file.ts';
import { fillFigure } from './fill-figure.ts';

export interface FigureProps {
  /** The drawing, from the site's folder. */
  drawing: string;
  alt: string;
  labels?: Record<string, string>;
  children?: ReactNode;
}

/**
 * Where a figure's drawing lies: in the page, or in a file of its own, which is loaded beside it. Pages that fit the
 * server's first answer stay within it by files; others are painted sooner without.
 */
export type FigurePlace = 'page' | 'file';

/** Makes the component of a drawing in the font and the colours of the page, with the words of the text's language. */
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing that the build has looked through. */}
      <svg viewBox={filled.viewBox} role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: shown }} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
