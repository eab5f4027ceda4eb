import { type ComponentType, createContext, createElement, use } from 'react';
import { renderToString } from 'react-dom/server';
import { hashText } from '../content/cache/hash-text.ts';
import type { TextKey } from '../content/schemas.ts';
import { pickFallbackTexts } from '../i18n/fallback-texts.ts';
import { LanguageProvider, useLanguage } from '../i18n/language-context.tsx';
import { languageOf, sourceLanguage } from '../i18n/languages.ts';
import { pickTexts, type Translate } from '../i18n/translate.ts';
import { address, type SitePath } from '../routes/addresses.ts';
import type { StoredName } from '../routes/stored-names.ts';
import { UsedIconsContext, useUsedIcons } from '../ui/icon.tsx';
import type { IslandDefinition } from './define-island.ts';
import type { IslandData } from './island-data.ts';

/** Islands of the page, collected during rendering: the end of the page lists their imports. */
export const UsedIslandsContext = createContext<Set<string> | undefined>(undefined);

/** Text keys that an island file and its imports can use, by file name without ending, such as `carousel.island`. */
export const RequestedKeysContext = createContext<Readonly<Record<string, readonly string[]>> | undefined>(undefined);

/** Writes a file of the site, such as `/assets/fit-0f3c.json`. Without it, pages hold the data of all their islands. */
export const WriteFileContext = createContext<((path: SitePath, text: string) => void) | undefined>(undefined);

/** The texts of every island’s error message. */
const errorKeys = ['error_title'] as const satisfies readonly TextKey[];

/** On the first interaction, when it is visible, or on interaction and immediately if the address has a query. */
type Wake = 'touch' | 'visible' | 'query';

interface Props<IslandProps extends object> {
  of: IslandDefinition<IslandProps>;
  /** Plain data, which becomes JSON. */
  props: IslandProps;
  wake?: Wake;
  /**
   * The storage key of what it shows: if there is a value, the island is hydrated immediately, except with Save-Data.
   */
  stored?: StoredName | (string & {});
  /** Other data that it shows later, checked for fallback texts. */
  shows?: unknown;
  /** Keys of texts that arrive with data which the island loads itself. */
  laterWords?: readonly TextKey[];
}

/**
 * A part of the page that React hydrates in the browser, with its props and texts as JSON. It is rendered separately, so
 * that `useId` gives the same ids as `hydrateRoot`.
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
  const words = [...errorKeys, ...of.words];
  const requested = use(RequestedKeysContext)?.[of.part ?? `${of.name}.island`] as TextKey[] | undefined;
  const missing = requested?.filter((key) => ![...words, ...laterWords].includes(key) && isText(t, key));
  if (missing?.length)
    throw new Error(`${of.name}.island.tsx uses texts that its “words” do not list: ${missing.join(', ')}`);
  const html = renderToString(
    <UsedIconsContext value={icons}>
      <LanguageProvider language={language} t={t}>
        {createElement(of.Component as ComponentType<object>, props)}
      </LanguageProvider>
    </UsedIconsContext>,
    { identifierPrefix: of.name },
  );
  const fallback = pickFallbackTexts(t, words, [props, shows], languageOf(sourceLanguage));
  const data: IslandData = { props, texts: pickTexts(t, words), fallback };
  return createElement('island-root', {
    name: of.name,
    wake,
    stored,
    ...useDataAttributes(of.name, data),
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** Moves the data to a file if possible: in the page it would load before the first paint, and few visitors need it. */
function useDataAttributes(name: string, data: IslandData): Record<`data-${string}`, string | undefined> {
  const writeFile = use(WriteFileContext);
  const json = JSON.stringify(data);
  if (!writeFile) return { 'data-island': json };
  const file: SitePath = `/assets/${name}-${hashText(json)}.json`;
  writeFile(file, json);
  return { 'data-file': address(file) };
}

/** Whether a language has the text of a key, in any plural form. */
const isText = (t: Translate, key: TextKey): boolean => Object.keys(pickTexts(t, [key])).length > 0;
