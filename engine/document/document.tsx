import bodyEnd from 'virtual:fitout/frame/bodyEnd';
import bodyStart from 'virtual:fitout/frame/bodyStart';
import type { ReactNode } from 'react';
import { notationOf } from '../content/languages/notation.ts';
import { theme } from '../content/theme/theme.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { languageOf } from '../i18n/languages.ts';
import { BuildContext } from '../ui/build-context.ts';
import { Frame } from '../ui/frame.tsx';
import { DocumentHead } from './document-head.tsx';
import { type DocumentAssets, DocumentScripts, LaterScripts } from './document-scripts.tsx';
import { IconSheet } from './icon-sheet.tsx';
import { Snackbar } from './snackbar.tsx';

interface Props {
  assets: DocumentAssets;
  builtDay: string;
  opensAtTop: boolean;
  structuredData?: string | undefined;
  children: ReactNode;
}

/**
 * The document around a layout.
 * @param builtDay ISO date of the build
 * @param structuredData JSON-LD in which `<` is escaped, because it is written as it is
 */
export function Document({ assets, builtDay, opensAtTop, structuredData, children }: Props) {
  const { language, t } = useLanguage();
  const { tag, direction, numbers } = languageOf(language);
  return (
    <html
      lang={tag}
      dir={direction === 'rtl' ? direction : undefined}
      data-numbers={numbers === notationOf(tag) ? undefined : numbers}
      data-opens-at-top={opensAtTop ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme.palette.ground.day} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme.palette.ground.night} />
        <DocumentScripts assets={assets} />
        <DocumentHead />
        {structuredData && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that our own build has written.
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
      </head>
      <body>
        <a href="#main" className="skip-link">
          {t('skip_link')}
        </a>
        <BuildContext value={{ day: builtDay, scripts: assets.frame }}>
          <Frame parts={bodyStart} />
          {children}
          <Frame parts={bodyEnd} />
        </BuildContext>
        <Snackbar />
        <IconSheet />
        <LaterScripts assets={assets} />
      </body>
    </html>
  );
}
