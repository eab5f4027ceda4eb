import { defineIsland, Icon, useLanguage } from 'fitout/islands';
import { type ChangeEvent, useRef, useState } from 'react';
import { ads, notes, places, trades } from './job-ads.ts';
import styles from './job-board.module.css';
import { isHourly, type Query, search } from './job-search.ts';
import { SearchPath } from './search-path.tsx';

const minimumPays = [0, 10_000, 20_000, 30_000, 45_000];

/** Forty advertisements to search, and the steps behind each search. */
function JobBoard() {
  const { t, language, numbers } = useLanguage();
  const jobs = ads.map((ad, id) => ({ ...ad, id, title: t(ad.trade), text: t(ad.note) }));
  const [query, setQuery] = useState<Query>({ word: t('jobs_joiner').toLocaleLowerCase(language), place: '', pay: 0 });
  const [searches, setSearches] = useState(0);
  const [saved, setSaved] = useState<readonly number[]>([]);
  const [onlySaved, setOnlySaved] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const found = search(jobs, query, language);
  const shown = onlySaved ? found.jobs.filter(({ id }) => saved.includes(id)) : found.jobs;
  const money = (rand: number) => `R${rand.toLocaleString(numbers)}`;

  const changeQuery = (changed: Partial<Query>) => {
    setQuery({ ...query, ...changed });
    setSearches(searches + 1);
    if (list.current) list.current.scrollTop = 0;
  };
  const onSave = (id: number) => {
    setSaved(saved.includes(id) ? saved.filter((one) => one !== id) : [...saved, id]);
    // The listing disappears with its focused button: keep the focus in the list.
    if (onlySaved) list.current?.focus();
  };

  return (
    <div className={styles.board}>
      {/* biome-ignore lint/a11y/useSemanticElements: a form would be sent by Enter before this is hydrated. */}
      <div role="search" aria-label={t('jobs_title')} className={`${styles.fields} needs-script`}>
        <label>
          {t('jobs_word')}
          <input
            type="search"
            autoComplete="off"
            maxLength={60}
            value={query.word}
            onChange={({ target }) => changeQuery({ word: target.value })}
          />
        </label>
        <Choice
          name={t('jobs_place')}
          options={[['', t('jobs_anywhere')], ...places.map(([place]) => [place, place] as const)]}
          value={query.place}
          onChange={({ target }) => changeQuery({ place: target.value })}
        />
        <Choice
          name={t('jobs_pay')}
          options={minimumPays.map((pay) => [String(pay), pay ? money(pay) : t('jobs_any_pay')])}
          value={String(query.pay)}
          onChange={({ target }) => changeQuery({ pay: Number(target.value) })}
        />
      </div>
      <div className={styles.count}>
        <p aria-live="polite">{t('jobs_count', { found: shown.length, all: ads.length })}</p>
        <label className="needs-script">
          <input type="checkbox" checked={onlySaved} onChange={({ target }) => setOnlySaved(target.checked)} />
          {t('jobs_only_saved', { saved: saved.length })}
        </label>
      </div>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {shown.map(({ id, title, text, company, place, ...pay }) => (
          <li key={id}>
            <span>
              <strong>{title}</strong>, {t(isHourly(pay) ? 'jobs_an_hour' : 'jobs_a_month', { pay: money(pay.pay) })}
            </span>
            <span translate="no">
              {company}, {place}
            </span>
            <span>{text}</span>
            <button
              type="button"
              aria-label={t('jobs_save', { title, company })}
              aria-pressed={saved.includes(id)}
              onClick={() => onSave(id)}
            >
              <Icon name={saved.includes(id) ? 'lucide:bookmark-check' : 'lucide:bookmark'} />
            </button>
          </li>
        ))}
        {shown.length === 0 && <li>{t(onlySaved ? 'jobs_none_saved' : 'jobs_none')}</li>}
      </ul>
      <SearchPath key={searches} query={query} found={found} moves={searches > 0} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  options: readonly (readonly [value: string, text: string])[];
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choice({ name, options, ...rest }: ChoiceProps) {
  return (
    <label>
      {name}
      <select {...rest}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export const island = defineIsland({
  name: 'job-board',
  Component: JobBoard,
  icons: ['lucide:bookmark-check'],
  words: [
    ...trades,
    ...notes,
    'jobs_title',
    'jobs_word',
    'jobs_place',
    'jobs_anywhere',
    'jobs_pay',
    'jobs_any_pay',
    'jobs_count',
    'jobs_only_saved',
    'jobs_a_month',
    'jobs_an_hour',
    'jobs_save',
    'jobs_none',
    'jobs_none_saved',
    'jobs_path_address',
    'jobs_path_index',
    'jobs_path_hits',
    'jobs_path_all',
    'jobs_path_list',
  ],
});
