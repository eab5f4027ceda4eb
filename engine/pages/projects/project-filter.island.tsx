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

/** Id of the list that the page brings along: what is not asked for is hidden in it. */
export const listId = 'project-list';

/** Chooses the projects that are made with a technology. The choice stands in the address, to be shared and reloaded. */
function ProjectFilter({ technologies, total }: Props) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<Technology>();

  // The page was built without a query: it is read here, and again when the visitor goes through the history.
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
    // The phrases between the cards are about all of them.
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
    <search className={`${styles.filter} needs-script`}>
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
