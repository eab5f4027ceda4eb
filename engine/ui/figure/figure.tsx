import type { ReactNode } from 'react';
import type { Pictures } from '../../content/pictures/pictures.ts';
import { fillFigure } from './fill-figure.ts';

export interface FigureProps {
  drawing: string;
  alt: string;
  labels?: Record<string, string>;
  children?: ReactNode;
}

/** Makes the component of drawings, with the page’s font and colours, and labels in the text’s language. */
export const figureWith = (pictures: Pictures) => (props: FigureProps) => drawFigure(pictures, props);

function drawFigure(pictures: Pictures, { drawing, alt, labels = {}, children }: FigureProps): ReactNode {
  const picture = pictures[drawing]?.light;
  if (!picture) throw new Error(`drawing not found: ${drawing}`);
  const { viewBox, inside } = fillFigure(picture, labels);
  return (
    <figure className="drawn">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing that the build has checked. */}
      <svg viewBox={viewBox} role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: inside }} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
