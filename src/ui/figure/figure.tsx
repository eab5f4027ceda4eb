import type { ReactNode } from 'react';
import type { Pictures } from '../../content/pictures.ts';
import { address } from '../../site/addresses.ts';
import { figurePart, fillFigure } from './figure-file.ts';

interface FigureProps {
  /** The drawing, from `content/`. */
  drawing: string;
  /** What is seen in it. */
  alt: string;
  /** Its words. */
  labels?: Record<string, string>;
  /** The caption. */
  children?: ReactNode;
}

/** Makes the component of a drawing in the font and the colours of the page, with the words of the text's language. */
export const figureWith = (pictures: Pictures) => (props: FigureProps) => drawFigure(pictures, props);

function drawFigure(pictures: Pictures, { drawing, alt, labels = {}, children }: FigureProps): ReactNode {
  const picture = pictures[drawing]?.light;
  if (!picture) throw new Error(`no drawing content/${drawing}`);
  const { path, viewBox } = fillFigure(picture, labels);
  return (
    <figure className="drawn">
      <svg viewBox={viewBox} role="img" aria-label={alt}>
        <use href={`${address(path)}#${figurePart}`} />
      </svg>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
