import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { defineIsland } from '../../islands/define-island.ts';
import fields from '../../ui/field.module.css';
import styles from './project-filter.module.css';
import { readTechnology, type Technology, writeTechnology } from './technologies.ts';

interface Props {
  technologies: readonly Technology[];
  total: number;
}

/** Id of the rendered list, in which the filter hides projects. */
export const listId = 'project-list';

/** Filters projects by technology. The choice is in the address, so that it can be shared and reloaded. */
function ProjectFilter({ technologies, total }: Props) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<Technology>();

  // Pages are rendered without a query, so the query is read here, and again on history navigation.
  useEffect(() => {
    const read = () => setChosen(readTechnology(location.search, technologies));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [technologies]);

  useEffect(() => {
    const list = document.getElementById(listId);
    for (const [index, card] of list?.querySelectorAll<HTMLElement>(':scope > article').entries() ?? [])
      card.hidden = chosen ? !chosen.projects.includes(index) : false;
    // The phrases between the cards are about all projects.
    for (const filler of list?.querySelectorAll<HTMLElement>(':scope > p') ?? []) filler.hidden = chosen !== undefined;
  }, [chosen]);

  const choose = (name: string) => {
    setChosen(technologies.find((one) => one.name === name));
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${writeTechnology(location.search, name)}${location.hash}`,
    );
  };
  return (
    <search className={`${styles.filter} needs-script`} data-screen-only>
      <label className={fields.field}>
        {t('apps_filter')}
        <select value={chosen?.name ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('apps_filter_all')}</option>
          {technologies.map(({ name, projects }) => (
            <option key={name} value={name}>
              {`${name} (${projects.length})`}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite">{t('apps_count', { count: chosen?.projects.length ?? total })}</p>
    </search>
  );
}

export const island = defineIsland({
  name: 'project-filter',
  Component: ProjectFilter,
  words: ['apps_filter', 'apps_filter_all', 'apps_count'],
});
