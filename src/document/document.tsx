import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { site } from '../content/site.ts';
import { translatorOf } from '../i18n/dictionary.ts';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { parsePath } from '../site/addresses.ts';
import { type PageData, shownTitle, usePageData } from '../pages/page-data.ts';
import { SnackbarProvider } from '../ui/snackbar/snackbar.tsx';
import { builtDay } from '../browser/today.ts';
import { DocumentHead } from './document-head.tsx';
import { Intro } from './intro.tsx';
import { RouteAnnouncer } from '../app/route-announcer.tsx';
import { UnreachableNotice } from '../app/unreachable-notice.tsx';

/** The whole document, from `<html>` down. React makes it at build and hydrates it in the browser. */
export function Document({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { language, path } = parsePath(pathname);
  const data = usePageData<PageData | undefined>();
  const t = translatorOf(language);
  const meta = data?.meta ?? { title: t('error_not_found'), description: t('error_text'), noindex: true };
  return (
    // The boot script may have set data-theme.
    <html lang={language} data-built={builtDay()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf3e4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1426" />
        <DocumentHead meta={meta} path={path} language={language} />
      </head>
      <body>
        <LanguageProvider language={language}>
          <SnackbarProvider>
            <a href="#main" className="skip-link">
              {t('skip_link')}
            </a>
            {site.intro && <Intro />}
            {children}
            <RouteAnnouncer title={shownTitle(meta)} />
            <UnreachableNotice />
          </SnackbarProvider>
        </LanguageProvider>
      </body>
    </html>
  );
}
