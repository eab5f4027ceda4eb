import { type ComponentType, createContext, createElement, use } from 'react';
import { renderToString } from 'react-dom/server';
import type { TextKey } from '../content/schemas.ts';
import { pickFallbackTexts } from '../i18n/fallback-texts.ts';
import { LanguageProvider, useLanguage } from '../i18n/language-context.tsx';
import { languageOf, sourceLanguage } from '../i18n/languages.ts';
import { pickTexts, type Translate } from '../i18n/translate.ts';
import type { StoredName } from '../routes/stored-names.ts';
import { UsedIconsContext, useUsedIcons } from '../ui/icon.tsx';
import type { IslandDefinition } from './define-island.ts';

/** Islands of the page, collected during rendering: the end of the page lists their imports. */
export const UsedIslandsContext = createContext<Set<string> | undefined>(undefined);

/** Text keys that an island file and its imports can use, by file name without ending, such as `carousel.island`. */
export const RequestedWordsContext = createContext<Readonly<Record<string, readonly string[]>> | undefined>(undefined);

/** The texts of every island’s error message. */
const ownWords = ['error_title'] as const satisfies readonly TextKey[];

/** On the first interaction, when it is visible, or on interaction and immediately if the address has a query. */
type Wake = 'touch' | 'visible' | 'query';

interface Props<IslandProps extends object> {
  of: IslandDefinition<IslandProps>;
  /** Plain data, embedded in the page as JSON. */
  props: IslandProps;
  wake?: Wake;
  /**
   * The storage key of what it shows: if there is a value, the island is hydrated immediately, except with Save-Data.
   */
  stored?: StoredName | (string & {});
  /** Other data that it shows later, checked for fallback texts. */
  shows?: unknown;
  /** Words that arrive with what it loads, and are not in the page. */
  laterWords?: readonly TextKey[];
}

/**
 * A part of the page that React hydrates in the browser, with its props as JSON in the page. It is rendered separately,
 * so that `useId` gives the same ids as `hydrateRoot`.
 * @throws Error if it can use a key that it does not list: visitors would see the key
 */
export function Island<IslandProps extends object>({
  of,
  props,
  wake = 'touch',
  stored,
  shows,
  laterWords = [],
}: Props<IslandProps>) {
  const { language, t } = useLanguage();
  const icons = useUsedIcons();
  use(UsedIslandsContext)?.add(of.name);
  for (const icon of of.icons ?? []) icons?.add(icon);
  const words = [...ownWords, ...of.words];
  const asked = use(RequestedWordsContext)?.[of.part ?? `${of.name}.island`] as TextKey[] | undefined;
  const missing = asked?.filter((key) => ![...words, ...laterWords].includes(key) && isText(t, key));
  if (missing?.length) throw new Error(`the words of ${of.name}.island.tsx lack ${missing.join(', ')}`);
  const html = renderToString(
    <UsedIconsContext value={icons}>
      <LanguageProvider language={language} t={t}>
        {createElement(of.Component as ComponentType<object>, props)}
      </LanguageProvider>
    </UsedIconsContext>,
    { identifierPrefix: of.name },
  );
  const fallback = pickFallbackTexts(t, words, [props, shows], languageOf(sourceLanguage));
  return createElement('island-root', {
    name: of.name,
    wake,
    stored,
    'data-props': JSON.stringify(props),
    'data-texts': JSON.stringify(pickTexts(t, words)),
    'data-fallback': fallback && JSON.stringify(fallback),
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** Whether a language has the text of a key, in any plural form. */
const isText = (t: Translate, key: TextKey): boolean => Object.keys(pickTexts(t, [key])).length > 0;
