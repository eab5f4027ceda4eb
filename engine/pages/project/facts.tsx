import { useLanguage } from '../../i18n/language-context.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ExternalLink } from '../../ui/navigation/external-link.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Period } from '../../ui/period.tsx';
import type { ProjectData } from './project-data.ts';
import styles from './project-page.module.css';

export function Facts({ app: { built, technologies, hosting, links } }: { app: ProjectData }) {
  const { t } = useLanguage();
  if (!built && technologies.length + hosting.length + links.length === 0) return undefined;
  return (
    <div className={styles.facts} data-rise="">
      {built && (
        <section aria-labelledby="built">
          <h2 id="built">{t('apps_built')}</h2>
          <p>
            <Period start={built.start} end={built.end} />
          </p>
        </section>
      )}
      {technologies.length > 0 && (
        <section aria-labelledby="technologies">
          <h2 id="technologies">{t('apps_technologies')}</h2>
          <Chips labels={technologies} />
        </section>
      )}
      {hosting.length > 0 && (
        <section aria-labelledby="hosting">
          <h2 id="hosting">{t('apps_hosting')}</h2>
          <dl className={styles.hosting}>
            {hosting.map(({ part, provider }) => (
              <div key={part}>
                <dt>{part}</dt>
                <dd>{provider}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {links.length > 0 && (
        <section aria-labelledby="links">
          <h2 id="links">{t('apps_links')}</h2>
          <ul className={styles.links}>
            {links.map(({ text, url, to, at }) => (
              <li key={url}>
                {to ? (
                  <PageLink to={to}>{text}</PageLink>
                ) : at ? (
                  <a href={at}>{text}</a>
                ) : (
                  <ExternalLink href={url}>
                    {text} <Icon name="lucide:external-link" />
                  </ExternalLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
