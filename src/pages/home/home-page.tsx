import { useLanguage } from '../../i18n/language-context.tsx';
import { useSiteMap } from '../../site/site-map-context.ts';
import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Banner } from './banner.tsx';
import { Explore } from './explore.tsx';
import type { HomeData } from './home-data.ts';
import styles from './home-page.module.css';
import { Showcase } from './showcase.tsx';

/** The landing page. */
export function Page({ data }: { data: HomeData }) {
  const { t } = useLanguage();
  const { find } = useSiteMap();
  const [projects, blog, about] = [find({ page: 'projects' }), find({ page: 'blog' }), find({ page: 'about' })];
  const { picture, showcase, method, explore } = data;
  return (
    <>
      <Banner picture={picture} />
      <Band />
      {showcase.length > 0 && (
        <Section id="showcase" title={t('showcase_title')}>
          <Showcase items={showcase} />
          <p className={styles.more}>
            {projects && <PageLink to={projects}>{t('showcase_all_projects')}</PageLink>}
            {blog && <PageLink to={blog}>{t('showcase_all_articles')}</PageLink>}
          </p>
        </Section>
      )}
      <div className={styles.wash}>
        <Section id="about" title={t('home_about_title')}>
          <p className={styles.about}>{t('home_about_text')}</p>
          {about && (
            <p className={styles.more}>
              <PageLink to={about}>{t('home_about_link')}</PageLink>
            </p>
          )}
        </Section>
      </div>
      {method.length > 0 && (
        <Section id="method" title={t('home_method_title')}>
          <ol className={styles.method} data-rise="">
            {method.map(({ title, text, icon }) => (
              <li key={title}>
                <Icon name={icon} className={styles.tool} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {explore.length > 0 && (
        <>
          <Band />
          <Section id="explore" title={t('explore_title')}>
            <Explore doors={explore} />
          </Section>
        </>
      )}
    </>
  );
}
