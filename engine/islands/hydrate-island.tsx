import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { speakPageLanguage } from '../i18n/page-language.browser.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Hydrated } from './hydrated.tsx';
import { keepTyped } from './keep-typed.ts';

export interface IslandModule {
  island: { name: string; Component: ComponentType<object> };
}

/**
 * Hydrates an island. Where its component throws, the error stands in its place, and the page goes on.
 * @param root the island's element, with props and texts beside it
 * @returns when it answers to the visitor
 */
export function hydrateIsland(root: HTMLElement, { island }: IslandModule): Promise<void> {
  const { texts = '{}', fallback } = root.dataset;
  const t = speakPageLanguage(JSON.parse(texts), fallback && JSON.parse(fallback));
  const props = JSON.parse(root.dataset.props ?? '{}');
  const end = keepTyped(root);
  const hydrated = new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <LanguageProvider language={document.documentElement.lang} t={t}>
        <ErrorBoundary title={t('error_title')} onCatch={resolve}>
          <Hydrated onHydrated={resolve}>{createElement(island.Component, props)}</Hydrated>
        </ErrorBoundary>
      </LanguageProvider>,
      { identifierPrefix: island.name },
    );
  });
  return hydrated.then(end);
}
