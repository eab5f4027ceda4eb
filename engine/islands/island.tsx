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

/** The names of the islands of a page, collected during rendering: the end of the page lists what they import. */
export const UsedIslandsContext = createContext<Set<string> | undefined>(undefined);

/** By a file's name without its ending, such as `carousel.island`, what it and all that it imports may ask `t` for. */
export const RequestedWordsContext = createContext<Readonly<Record<string, readonly string[]>> | undefined>(undefined);

/** The texts that every island needs, for its error message. */
const ownWords = ['error_title'] as const satisfies readonly TextKey[];

/**
 * When an island is hydrated: when it is first touched (pointer, keyboard, focus), when it comes into view, or when it is
 * touched and at once where the address has a query.
 */
type Wake = 'touch' | 'visible' | 'query';

interface Props<IslandProps extends object> {
  of: IslandDefinition<IslandProps>;
  /** Plain data: it stands beside the island as JSON. */
  props: IslandProps;
  wake?: Wake;
  /**
   * The name under which the browser or the tab stores what it shows: if there is a value, the island is hydrated at once,
   * except with Save-Data.
   */
  stored?: StoredName | (string & {});
  /** What it shows later and is not among its props: what of it is in the source language is marked, too. */
  shows?: unknown;
  /** Words that come with what it loads, and are not beside it. */
  laterWords?: readonly TextKey[];
}

/**
 * A part of the page that React hydrates by itself in the browser. Its props travel in the page: they are what JSON can
 * hold. It is rendered apart, so that ids made by `useId`
 * are those that `hydrateRoot` makes.
 * @throws Error where it may ask for a word that it does not list: visitors would see the key
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
  const lacking = asked?.filter((key) => ![...words, ...laterWords].includes(key) && isText(t, key));
  if (lacking?.length) throw new Error(`the words of ${of.name}.island.tsx lack ${lacking.join(', ')}`);
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

/** Whether a language has a text of the key, in any of its forms. */
const isText = (t: Translate, key: TextKey): boolean => Object.keys(pickTexts(t, [key])).length > 0;
