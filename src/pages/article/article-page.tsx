import { site } from '../../content/site.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { paths } from '../../i18n/paths.ts';
import { Chips } from '../../ui/chips.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { usePageData } from '../page-data.ts';
import type { ArticleData } from './article-data.tsx';
import styles from './article-page.module.css';
import { Neighbours } from './neighbours.tsx';
import { Prose } from './prose.tsx';

/** An article, set like a page of a magazine. */
export function Component() {
  const { t } = useLanguage();
  const article = usePageData<ArticleData>();
  const { bodyLanguage } = article;
  return (
    <article className={styles.article}>
      <Breadcrumb to={paths.blog()} parent={t('blogs_title')} here={article.slug} />
      <header className={styles.head}>
        <div className={styles.words}>
          <p className={styles.meta}>
            <span className={styles.category}>{article.category}</span>
            <span>
              <time dateTime={article.updated.iso}>{article.updated.text}</time> · {article.readingTime}
            </span>
          </p>
          <h1 tabIndex={-1}>{article.title}</h1>
          <p className={styles.description}>{article.description}</p>
        </div>
        <div className={styles.cover}>
          <Picture source={article.picture} decorative eager />
        </div>
      </header>
      <div className={styles.columns}>
        {article.headings.length > 0 && (
          <nav aria-labelledby="contents" className={styles.contents}>
            <h2 id="contents">{t('blog_contents')}</h2>
            <ol className={styles.headings} lang={bodyLanguage}>
              {article.headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.text}>
          {bodyLanguage && <p className={styles.notice}>{t('blog_not_translated')}</p>}
          <Prose html={article.prose} lang={bodyLanguage} />
          <footer className={styles.foot}>
            <section aria-labelledby="author" className={styles.author}>
              <Picture source={article.author} decorative className={styles.face} />
              <div>
                <h2 id="author">
                  {t('blog_author')} {site.name}
                </h2>
                <p>{t('blog_author_bio')}</p>
              </div>
            </section>
            <Chips labels={article.tags} name={t('blog_tags')} />
            <Neighbours previous={article.previous} next={article.next} />
          </footer>
        </div>
      </div>
    </article>
  );
}
