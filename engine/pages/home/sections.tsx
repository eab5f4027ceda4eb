import Hero from 'virtual:fitout/components/Hero';
import type { ComponentType } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { optionalText } from '../../i18n/translate.ts';
import { useSiteMap } from '../../routes/site-map-context.ts';
import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Explore } from './explore.tsx';
import type { HomeData } from './home-data.ts';
import styles from './home-page.module.css';
import { Showcase } from './showcase.tsx';

/** The engine’s sections of the home page, by their names in `home.yaml`, which sets their order: content/schemas/home.ts. */
export const sections: Readonly<Record<string, ComponentType<{ data: HomeData }>>> = {
  hero: HeroSection,
  showcase: ShowcaseSection,
  about: AboutSection,
  method: MethodSection,
  explore: ExploreSection,
};

function HeroSection({ data: { picture } }: { data: HomeData }) {
  return (
    <>
      <Hero picture={picture} />
      <Band />
    </>
  );
}

function ShowcaseSection({ data: { showcase } }: { data: HomeData }) {
  const { t } = useLanguage();
  const { find } = useSiteMap();
  const [projects, blog] = [find({ page: 'projects' }), find({ page: 'blog' })];
  if (showcase.length === 0) return undefined;
  return (
    <Section id="showcase" title={t('showcase_title')}>
      <Showcase items={showcase} />
      <p className={styles.more}>
        {projects && <PageLink to={projects}>{t('showcase_all_projects')}</PageLink>}
        {blog && <PageLink to={blog}>{t('showcase_all_articles')}</PageLink>}
      </p>
    </Section>
  );
}

function AboutSection() {
  const { t } = useLanguage();
  const about = useSiteMap().find({ page: 'about' });
  const text = optionalText(t, 'home_about_text');
  if (!text) return undefined;
  return (
    <div className={styles.wash}>
      <Section id="about" title={t('home_about_title')}>
        <p className={styles.about}>{text}</p>
        {about && (
          <p className={styles.more}>
            <PageLink to={about}>{t('home_about_link')}</PageLink>
          </p>
        )}
      </Section>
    </div>
  );
}

function MethodSection({ data: { method } }: { data: HomeData }) {
  const { t } = useLanguage();
  if (method.length === 0) return undefined;
  return (
    <Section id="method" title={t('home_method_title')}>
      <ol className={styles.method} data-rise="later">
        {method.map(({ title, text, icon }) => (
          <li key={title}>
            <Icon name={icon} className={styles.tool} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ExploreSection({ data: { explore } }: { data: HomeData }) {
  const { t } = useLanguage();
  if (explore.length === 0) return undefined;
  return (
    <>
      <Band />
      <Section id="explore" title={t('explore_title')}>
        <Explore items={explore} />
      </Section>
    </>
  );
}
