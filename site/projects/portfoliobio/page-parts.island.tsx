import { defineIsland, type PaletteName, paletteNames, paletteTheme, useLanguage } from 'fitout/islands';
import { useEffect, useState } from 'react';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import styles from './page-parts.module.css';
import { type Choice, type PageLanguage, ruleOf, sourcesOf } from './page-parts.ts';
import { SmallPage } from './small-page.tsx';

export interface PartsProps {
  here: string;
  owner: string;
  languages: readonly PageLanguage[];
}

/** This page as a small drawing, numbered by its files; a palette also recolours the page itself until a reload. */
function PageParts({ here, owner, languages }: PartsProps) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<Choice>({ palette: 'deco', language: here });
  const { palette } = chosen;
  useEffect(() => {
    if (palette === 'deco') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(ruleOf(paletteTheme(palette)));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [palette]);
  const sources = sourcesOf({ palette: 'deco', language: here }, chosen);
  const changed = sources.filter(({ isChanged }) => isChanged).length;
  const language = languages.find(({ code }) => code === chosen.language);
  return (
    <div className={styles.parts}>
      <SmallPage owner={owner} language={language}>
        <select
          className="needs-script"
          lang={languages.find(({ code }) => code === here)?.tag}
          aria-label={t('apart_language')}
          value={chosen.language}
          onChange={({ target }) => setChosen({ ...chosen, language: target.value })}
        >
          {languages.map(({ code, tag, name }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </SmallPage>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own. */}
      <div role="group" aria-label={t('apart_palette')} className={`${styles.choices} needs-script`}>
        {paletteNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === palette}
            aria-label={name}
            title={name}
            onClick={() => setChosen({ ...chosen, palette: name })}
          >
            <Swatch name={name} />
          </button>
        ))}
      </div>
      <LiveMessage>
        {changed === 0
          ? t('apart_none')
          : [
              t('apart_changed', { changed, all: sources.length }),
              palette !== 'deco' && t('apart_colours'),
              chosen.language !== here && t('apart_words'),
            ]
              .filter(Boolean)
              .join(' ')}
      </LiveMessage>
      <ol className={styles.files} aria-label={t('apart_files')}>
        {sources.map(({ folder, name, instead, isChanged }) => (
          <li key={folder + name} className={isChanged ? styles.changed : undefined}>
            <span translate="no">
              {folder}
              <wbr />
              <strong>{instead ?? name}</strong>
            </span>
            {isChanged && <span className="visually-hidden"> {t('apart_changes')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The two colours from which a palette is derived. */
function Swatch({ name }: { name: PaletteName }) {
  const { coral, sea } = paletteTheme(name).beads;
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <path d="M0 0h28L0 28z" fill={coral} />
      <path d="M28 0v28H0z" fill={sea} />
    </svg>
  );
}

export const island = defineIsland({
  name: 'page-parts',
  Component: PageParts,
  words: [
    'apart_page',
    'apart_palette',
    'apart_language',
    'apart_none',
    'apart_changed',
    'apart_colours',
    'apart_words',
    'apart_files',
    'apart_changes',
  ],
});
