import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { pageTranslator } from '../i18n/page-language.browser.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Hydrated } from './hydrated.tsx';
import type { IslandData } from './island-data.ts';
import { preserveInput } from './preserve-input.ts';
import { isTranslated, protectTexts, rememberFocus, rememberPositions } from './translation-extensions.browser.ts';

export interface IslandModule {
  island: { name: string; Component: ComponentType<object> };
}

/**
 * Hydrates an island, or renders it again if an extension has translated it, and shows an error in its place.
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
  const stopPreserving = preserveInput(root);
  const needsRerender = isTranslated(root);
  const findReplacement = needsRerender ? rememberPositions(root) : (earlier: Element) => earlier;
  const hydrated = new Promise<void>((resolve) => {
    const tree = (
      <LanguageProvider language={document.documentElement.lang} t={t}>
        <ErrorBoundary title={t('error_title')} onCatch={resolve}>
          <Hydrated onHydrated={resolve}>{createElement(island.Component, props)}</Hydrated>
        </ErrorBoundary>
      </LanguageProvider>
    );
    const options = { identifierPrefix: island.name };
    if (needsRerender) {
      const focus = rememberFocus(root, findReplacement);
      // Rendered synchronously, so that letters typed after the focused field is replaced reach the new field.
      flushSync(() => createRoot(root, options).render(tree));
      focus();
    } else hydrateRoot(root, tree, options);
  });
  return hydrated.then(() => {
    stopPreserving();
    protectTexts(root);
    return findReplacement;
  });
}
