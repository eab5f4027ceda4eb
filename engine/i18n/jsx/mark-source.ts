import { jsx } from 'react/jsx-runtime';

/** The texts that the page which is being rendered shows in the fallback language, and its tag. */
let fallback: ReadonlySet<string> | undefined;
let sourceTag = '';

/** From now on elements that show one of these texts get the `lang` of its language. */
export function markFallbackTexts(texts: ReadonlySet<string> | undefined, tag: string): void {
  fallback = texts;
  sourceTag = tag;
}

type Props = { lang?: unknown; alt?: unknown; children?: unknown };

/**
 * Marks the element whose words are in the fallback language. Where others stand beside them in the same element, they get one of
 * their own.
 * @returns the props of the element, as they were or with `lang`
 */
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

/** Whether a child may say something in the language of the page: another element, or a text with letters. */
const isWord = (child: unknown): boolean =>
  typeof child === 'string' ? /\p{L}/u.test(child) : typeof child === 'object' && child !== null;
