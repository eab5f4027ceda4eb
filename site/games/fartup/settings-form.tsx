import type { TextKey } from 'fitout/islands';
import { button, useLanguage } from 'fitout/islands';
import { useState } from 'react';
import styles from './fartup.module.css';
import { assistWords, moveWords } from './names-of.ts';
import { assistNames } from './rules.ts';
import { assignKey, type KeyName, keyNames, type Settings } from './stored-games.browser.ts';

interface Props {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** The player’s settings: sound, assists and keys. */
export function SettingsForm({ settings, onChange }: Props) {
  const { t } = useLanguage();
  const { sound, volume, scan, assists } = settings;
  const checkbox = (label: string, checked: boolean, change: (checked: boolean) => void) => (
    <label key={label}>
      <input type="checkbox" checked={checked} onChange={({ target }) => change(target.checked)} /> {label}
    </label>
  );
  return (
    <details className={`${styles.settings} needs-script`} data-screen-only>
      <summary>{t('glider_settings')}</summary>
      <div>
        {checkbox(t('glider_sound'), sound, (checked) => onChange({ ...settings, sound: checked }))}
        <label>
          {t('glider_volume')}
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={volume}
            onChange={({ target }) => onChange({ ...settings, volume: Number(target.value) })}
          />
        </label>
        <fieldset>
          <legend>{t('glider_help')}</legend>
          {assistNames.map((name) =>
            checkbox(t(assistWords[name]), assists[name], (checked) =>
              onChange({ ...settings, assists: { ...assists, [name]: checked } }),
            ),
          )}
          {checkbox(t('glider_scan'), scan, (checked) => onChange({ ...settings, scan: checked }))}
        </fieldset>
        <Keys settings={settings} onChange={onChange} />
      </div>
    </details>
  );
}

const keyWords = { fly: 'glider_fly', pause: 'glider_pause', ...moveWords } as const satisfies Record<KeyName, TextKey>;

function Keys({ settings, onChange }: Props) {
  const { t } = useLanguage();
  const [assigning, setAssigning] = useState<KeyName>();
  return (
    <fieldset>
      <legend>{t('glider_keys')}</legend>
      {keyNames.map((name) => (
        <button
          key={name}
          type="button"
          className={button.button}
          aria-pressed={assigning === name}
          onClick={() => setAssigning(name)}
          onBlur={() => setAssigning(undefined)}
          onKeyDown={(event) => {
            if (assigning !== name || event.key === 'Tab') return;
            event.preventDefault();
            setAssigning(undefined);
            if (event.key !== 'Escape') onChange({ ...settings, keys: assignKey(settings.keys, name, event.code) });
          }}
        >
          {t(keyWords[name])}:{' '}
          <kbd>{assigning === name ? t('glider_press_key') : nameOfKey(settings.keys[name], t('glider_space'))}</kbd>
        </button>
      ))}
    </fieldset>
  );
}

const arrows: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

/** The name of a key: its letter or digit, an arrow, or its code. */
const nameOfKey = (code: string, space: string): string =>
  code === 'Space' ? space : (arrows[code] ?? code.replace(/^(Key|Digit)/, ''));
