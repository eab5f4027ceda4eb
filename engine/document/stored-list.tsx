import { Fragment } from 'react';
import type { Content } from '../content/content.ts';
import type { TextKey } from '../content/schemas.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { hasLanguages, offeredLanguages } from '../i18n/languages.ts';
import { useSiteMap } from '../routes/site-map-context.ts';
import { type StorageName, type StoredName, storedNames } from '../routes/stored-names.ts';
import styles from './small-print.module.css';

const titles = {
  localStorage: 'footer_privacy_local',
  sessionStorage: 'footer_privacy_session',
} as const satisfies Record<StorageName, TextKey>;

interface Stored {
  text: TextKey;
  isUsed: (content: Content) => boolean;
}

const isInSeveralLanguages = (bodyIn: (code: string) => unknown) =>
  offeredLanguages.filter(({ code }) => bodyIn(code)).length > 1;

const stored: Record<StoredName, Stored> = {
  lang: { text: 'stored_lang', isUsed: () => hasLanguages },
  theme: { text: 'stored_theme', isUsed: () => true },
  saved: { text: 'stored_saved', isUsed: ({ articles }) => articles.length > 0 },
  'side-by-side': {
    text: 'stored_side_by_side',
    isUsed: ({ articles, projects }) =>
      articles.some(({ translations }) => isInSeveralLanguages((code) => translations[code]?.body)) ||
      projects.some(({ stories }) => isInSeveralLanguages((code) => stories[code])),
  },
  scroll: { text: 'stored_scroll', isUsed: () => hasLanguages },
};

/** Lists what the site may store in browsers, for the privacy text: the engine’s entries in use, and the site’s own. */
export function StoredList() {
  const { t } = useLanguage();
  const { content } = useSiteMap();
  return (['localStorage', 'sessionStorage'] as const).map((storage) => {
    const used: [string, TextKey][] = [
      ...storedNames[storage]
        .filter((name) => stored[name].isUsed(content))
        .map((name): [string, TextKey] => [name, stored[name].text]),
      ...(Object.entries(content.code.stored[storage] ?? {}) as [string, TextKey][]),
    ];
    if (used.length === 0) return undefined;
    return (
      <Fragment key={storage}>
        <p>{t(titles[storage])}</p>
        <dl className={styles.stored}>
          {used.map(([name, text]) => (
            <Fragment key={name}>
              <dt translate="no">{name}</dt>
              <dd>{t(text)}</dd>
            </Fragment>
          ))}
        </dl>
      </Fragment>
    );
  });
}
