import { useLanguage } from '../../i18n/language-context.tsx';
import { pageAddress } from '../../routes/addresses.ts';
import type { SitePage } from '../../routes/pages.ts';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-name.ts';
import { ExternalLink } from '../navigation/external-link.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Card } from './card.tsx';
import styles from './project-card.module.css';

export interface ProjectSummary {
  slug: string;
  title: string;
  description: string;
  details: SitePage;
  live?: string | undefined;
  /** Address of a piece of it that works on this site. */
  demoLink?: string | undefined;
  tags: string[];
  picture: PictureSource;
  icon: IconName;
}

interface Props {
  project: ProjectSummary;
  className?: string | undefined;
}

/** A project: the card links to its live site in a new tab, otherwise to a piece of it or to its details on this site. */
export function ProjectCard({ project, className }: Props) {
  const { t, language } = useLanguage();
  const { title, description, details, live, demoLink, tags, picture, icon } = project;
  return (
    <Card
      link={
        live
          ? { text: title, href: live, external: true }
          : { text: title, href: demoLink ?? pageAddress(details, language) }
      }
      text={description}
      tags={tags}
      actions={
        <div className={styles.actions}>
          {live && (
            <ExternalLink href={live} aria-label={`${t('apps_view_site')}: ${title} (${t('nav_opens_new_tab')})`}>
              {t('apps_view_site')}
              <Icon name="lucide:external-link" />
            </ExternalLink>
          )}
          {demoLink && !live && (
            <a href={demoLink} aria-label={`${t('apps_try')}: ${title}`}>
              {t('apps_try')}
            </a>
          )}
          <PageLink to={details} aria-label={`${t('apps_details')}: ${title}`}>
            {t('apps_details')}
            <Icon name="lucide:arrow-right" />
          </PageLink>
        </div>
      }
      picture={picture}
      icon={icon}
      className={className}
    />
  );
}
