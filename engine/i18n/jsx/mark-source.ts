import { jsx } from 'react/jsx-runtime';

let fallback: ReadonlySet<string> | undefined;
let sourceTag = '';

/** From now on, elements that show one of these texts get the `lang` of its language. */
export function markFallbackTexts(texts: ReadonlySet<string> | undefined, tag: string): void {
  fallback = texts;
  sourceTag = tag;
}

type Props = { lang?: unknown; alt?: unknown; children?: unknown };

/** Returns the props with `lang` for an element in the fallback language; mixed texts get an element of their own. */
export function markSource(type: unknown, props: unknown): unknown {
  if (!fallback?.size || typeof type !== 'string') return props;
  const { lang, alt, children } = props as Props;
  if (lang !== undefined) return props;
  const all: readonly unknown[] = Array.isArray(children) ? children : [children];
  if (!all.some(isFallbackText))
    return type === 'img' && isFallbackText(alt) ? { ...(props as Props), lang: sourceTag } : props;
  if (all.every((child) => isFallbackText(child) || !isWord(child))) return { ...(props as Props), lang: sourceTag };
  const marked = all.map((child) =>
    isFallbackText(child) ? jsx('span', { lang: sourceTag, children: child }) : child,
  );
  return { ...(props as Props), children: marked };
}

const isFallbackText = (child: unknown): boolean => typeof child === 'string' && fallback?.has(child) === true;

const isWord = (child: unknown): boolean =>
  typeof child === 'string' ? /\p{L}/u.test(child) : typeof child === 'object' && child !== null;
