import { site } from '../../content/site.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { sourceNameIn } from '../../i18n/languages.ts';
import { Chips } from '../../ui/chips.tsx';
import { HeadingWords } from '../../ui/heading-words.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SampleNote } from '../../ui/sample-note.tsx';
import { ArticleActions } from './article-actions.tsx';
import type { ArticleData } from './article-data.tsx';
import styles from './article-page.module.css';
import { Contents } from './contents.tsx';
import { Neighbours } from './neighbours.tsx';
import prose from './prose.module.css';
import { AnotherLanguage } from './side-by-side/another-language.tsx';

export function Page({ data: article }: { data: ArticleData }) {
  const { t, language } = useLanguage();
  const { titleLanguage, bodyLanguage } = article;
  return (
    <article className={styles.article}>
      <div className={styles.progress} aria-hidden="true" data-screen-only />
      <Breadcrumb to={{ page: 'blog' }} parent={t('blogs_title')} here={article.title} lang={titleLanguage} />
      <header className={styles.head}>
        <div className={styles.words} data-opening="">
          <p className={styles.meta}>
            <span className={styles.category}>{article.category}</span>
            <span>
              <time dateTime={article.updated.iso}>{article.updated.text}</time> · {article.readingTime}
            </span>
          </p>
          <h1 tabIndex={-1} lang={titleLanguage}>
            <HeadingWords lang={titleLanguage}>{article.title}</HeadingWords>
          </h1>
          <p className={styles.description} lang={titleLanguage}>
            {article.description}
          </p>
          <ArticleActions number={article.number} numbers={article.numbers} />
        </div>
        <div className={styles.cover}>
          <Picture source={article.picture} eager />
        </div>
      </header>
      <div className={styles.columns}>
        {article.headings.length > 0 && <Contents headings={article.headings} lang={bodyLanguage} />}
        <div className={styles.text}>
          {bodyLanguage && (
            <p className={styles.notice}>{t('blog_not_translated', { language: sourceNameIn(language) })}</p>
          )}
          {article.stale && <p className={styles.notice}>{article.stale}</p>}
          <div
            id="prose"
            lang={bodyLanguage}
            className={`${prose.prose} ${article.meta.rich.length > 0 ? 'rich-text' : ''}`.trim()}
            data-rise="later"
          >
            {article.prose}
          </div>
          {article.sample && <SampleNote />}
          <AnotherLanguage languages={article.meta.languages} />
          <footer className={styles.foot} data-rise="later">
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
