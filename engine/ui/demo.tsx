import type { ReactNode } from 'react';

interface DemoProps {
  title: string;
  caption?: ReactNode;
  children: ReactNode;
}

/** An interactive demo in a text: a still picture until it is used, without script, and in print. */
export function Demo({ title, caption, children }: DemoProps) {
  return (
    <figure className="demo" aria-label={title}>
      <p className="demo-title">{title}</p>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
