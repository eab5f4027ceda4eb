import { useLanguage } from 'fitout/islands';
import { ads } from './job-ads.ts';
import styles from './job-board.module.css';
import { addressOf, type Query, type SearchResult } from './job-search.ts';

interface Props {
  query: Query;
  found: SearchResult;
  moves: boolean;
}

/** The path of a search: the address, the index, the list. */
export function SearchPath({ query, found: { terms, titles, texts, jobs }, moves }: Props) {
  const { t } = useLanguage();
  return (
    <ol className={moves ? `${styles.path} ${styles.moves}` : styles.path}>
      <li>
        {t('jobs_path_address')} <code translate="no">{addressOf(query)}</code>
      </li>
      <li>
        {terms.length > 0 ? (
          <>
            {t('jobs_path_index')} <code translate="no">{terms.join(' ')}</code>{' '}
            {t('jobs_path_hits', { titles, texts })}
          </>
        ) : (
          t('jobs_path_all')
        )}
      </li>
      <li>{t('jobs_path_list', { found: jobs.length, all: ads.length })}</li>
    </ol>
  );
}
