import type { RefObject } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import fields from '../../ui/field.module.css';
import { Icon } from '../../ui/icon.tsx';
import type { Filter } from './filter.ts';
import styles from './filter-bar.module.css';
import type { ChangeFilter } from './use-filter.ts';

/** A tuple, because the names of properties would be repeated in each page. */
export type Tag = readonly [id: string, label: string];

interface Props {
  tags: readonly Tag[];
  filter: Filter;
  onChange: ChangeFilter;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * The fields of the filter, controlled from outside.
 * @param tags with their id and their name in the page’s language
 * @param field receives the search field, so that it can be focused
 */
export function FilterBar({ tags, filter, onChange, field }: Props) {
  const { t } = useLanguage();
  return (
    <search className={styles.bar} data-screen-only>
      <SearchField query={filter.query} onChange={(query) => onChange(() => ({ query }))} field={field} />
      <TagPicker tags={tags} chosen={filter.tags} onChange={onChange} />
      <label className={fields.field}>
        {t('blogs_sort')}
        <select
          value={filter.sort}
          onChange={({ target }) => onChange(() => ({ sort: target.value as Filter['sort'] }))}
        >
          <option value="newest">{t('blogs_sort_newest')}</option>
          <option value="oldest">{t('blogs_sort_oldest')}</option>
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.savedOnly}
          onChange={({ target }) => onChange(() => ({ savedOnly: target.checked }))}
        />
        {t('blogs_saved_only')}
      </label>
    </search>
  );
}

function SearchField({
  query,
  onChange,
  field,
}: {
  query: string;
  onChange: (query: string) => void;
  field: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useLanguage();
  return (
    <label className={`${fields.field} ${styles.search}`}>
      {t('blogs_search')}
      <input
        ref={field}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function TagPicker({
  tags,
  chosen,
  onChange,
}: {
  tags: Props['tags'];
  chosen: readonly string[];
  onChange: ChangeFilter;
}) {
  const { t } = useLanguage();
  return (
    <div>
      <button type="button" popoverTarget="tags" className={`${button.square} ${styles.picker}`}>
        {t('blog_tags')}
        {chosen.length > 0 && <span className={styles.count}>{chosen.length}</span>}
        <Icon name="lucide:chevron-down" />
      </button>
      <fieldset id="tags" popover="auto" className={styles.tags}>
        <legend className="visually-hidden">{t('blog_tags')}</legend>
        {tags.map(([id, label]) => (
          <label key={id} className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target: { checked } }) =>
                onChange(({ tags }) => ({ tags: checked ? [...tags, id] : tags.filter((one) => one !== id) }))
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
