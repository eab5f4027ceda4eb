import { useLanguage } from '../../i18n/language-context.tsx';
import type { ArticleData } from './article-data.tsx';
import styles from './contents.module.css';

/** The headings of an article as links. engine/browser/contents.ts marks the current one. */
export function Contents({ headings, lang }: Pick<ArticleData, 'headings'> & { lang: string | undefined }) {
  const { t } = useLanguage();
  return (
    <nav aria-labelledby="contents" className={styles.contents} data-contents="">
      <h2 id="contents">{t('blog_contents')}</h2>
      <ol className={styles.headings} lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
