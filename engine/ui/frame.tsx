import { type ComponentType, Fragment } from 'react';
import { readData, type WithSchema } from '../content/part-data.ts';
import { useSiteMap } from '../routes/site-map-context.ts';
import { useBuild } from './build-context.ts';
import { Inline } from './inline.tsx';

export interface SitePart {
  /** Path from the site’s folder. */
  file: string;
  module: Partial<WithSchema> & { default: ComponentType<{ data: never }> };
  /** The script that runs directly after the component, before the first paint. */
  beforePaint?: string;
}

/** The site’s components at a place of the frame, in order. */
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

/** A component of the site with the checked data of the file beside it. Throws a ContentError if that is invalid. */
export function Part({ part: { file, module } }: { part: SitePart }) {
  const { content } = useSiteMap();
  const Shown = module.default;
  return <Shown data={(module.schema && readData(content, file, module.schema)) as never} />;
}
