import type { ReactNode } from 'react';

interface DemoProps {
  /** What it is. */
  title: string;
  caption?: ReactNode;
  children: ReactNode;
}

/** Something to try in a text: a still picture until it is touched, without script and on paper. */
export function Demo({ title, caption, children }: DemoProps) {
  return (
    <figure className="demo" aria-label={title}>
      <p className="demo-title">{title}</p>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
