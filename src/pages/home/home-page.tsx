import { useLanguage } from '../../i18n/language-context.tsx';
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
  const { picture, showcase, method, explore } = data;
  return (
    <>
      <Banner picture={picture} />
      <Band />
      <Section id="showcase" title={t('showcase_title')}>
        <Showcase items={showcase} />
        <p className={styles.more}>
          <PageLink to={{ page: 'projects' }}>{t('showcase_all_projects')}</PageLink>
          <PageLink to={{ page: 'blog' }}>{t('showcase_all_articles')}</PageLink>
        </p>
      </Section>
      <div className={styles.wash}>
        <Section id="about" title={t('home_about_title')}>
          <p className={styles.about}>{t('home_about_text')}</p>
          <p className={styles.more}>
            <PageLink to={{ page: 'about' }}>{t('home_about_link')}</PageLink>
          </p>
        </Section>
      </div>
      <Section id="method" title={t('home_method_title')}>
        <ol className={styles.method} data-rise>
          {method.map(({ title, text, icon }) => (
            <li key={title}>
              <Icon name={icon} className={styles.tool} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Band />
      <Section id="explore" title={t('explore_title')}>
        <Explore doors={explore} />
      </Section>
    </>
  );
}
