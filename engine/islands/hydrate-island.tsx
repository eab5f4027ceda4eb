import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { pageTranslator } from '../i18n/page-language.browser.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Hydrated } from './hydrated.tsx';
import type { IslandData } from './island-data.ts';
import { preserveInput } from './preserve-input.ts';
import { isTranslated, keepTexts, rememberFocus, rememberPlaces } from './translation-extensions.browser.ts';

export interface IslandModule {
  island: { name: string; Component: ComponentType<object> };
}

/**
 * Hydrates an island, or renders it again where an extension has translated it, and shows an error in its place.
 * @param data from its file, if it has one
 * @returns when it is interactive: a function that finds the element which replaced an earlier one
 */
export function hydrateIsland(
  root: HTMLElement,
  { island }: IslandModule,
  data?: IslandData,
): Promise<(earlier: Element) => Element | undefined> {
  const { props, texts, fallback } = data ?? (JSON.parse(root.dataset.island ?? '') as IslandData);
  const t = pageTranslator(texts, fallback);
  const end = preserveInput(root);
  const isAnew = isTranslated(root);
  const place = isAnew ? rememberPlaces(root) : (earlier: Element) => earlier;
  const hydrated = new Promise<void>((resolve) => {
    const tree = (
      <LanguageProvider language={document.documentElement.lang} t={t}>
        <ErrorBoundary title={t('error_title')} onCatch={resolve}>
          <Hydrated onHydrated={resolve}>{createElement(island.Component, props)}</Hydrated>
        </ErrorBoundary>
      </LanguageProvider>
    );
    const options = { identifierPrefix: island.name };
    if (isAnew) {
      const focus = rememberFocus(root, place);
      // At once: letters that are typed after the focused field is replaced belong to its successor.
      flushSync(() => createRoot(root, options).render(tree));
      focus();
    } else hydrateRoot(root, tree, options);
  });
  return hydrated.then(() => {
    end();
    keepTexts(root);
    return place;
  });
}
