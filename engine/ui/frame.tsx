import { type ComponentType, Fragment } from 'react';
import { readData, type WithSchema } from '../content/part-data.ts';
import { useSiteMap } from '../routes/site-map-context.ts';
import { useBuild } from './build-context.ts';
import { Inline } from './inline.tsx';

/** A file of the site that shows something in a place of the frame, or in a section of the home page. */
export interface SitePart {
  /** Its path from the site's folder. */
  file: string;
  module: Partial<WithSchema> & { default: ComponentType<{ data: never }> };
  /** The file of the script that runs directly after it, before it is painted. */
  beforePaint?: string;
}

/** What the site hangs in a place, in its order. */
export function Frame({ parts }: { parts: readonly SitePart[] }) {
  const { scripts } = useBuild();
  return parts.map((part) => {
    const script = part.beforePaint && scripts[part.beforePaint];
    return (
      <Fragment key={part.file}>
        <Part part={part} />
        {script && <Inline tag="script" text={script} />}
      </Fragment>
    );
  });
}

/** One of them, with the data beside it. */
export function Part({ part: { file, module } }: { part: SitePart }) {
  const { content } = useSiteMap();
  const Shown = module.default;
  return <Shown data={(module.schema && readData(content, file, module.schema)) as never} />;
}
