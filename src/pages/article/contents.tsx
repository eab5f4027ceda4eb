import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { ArticleData } from './article-data.tsx';
import styles from './contents.module.css';

/** The headings of an article as links. The one that is being read is marked. */
export function Contents({ headings, lang }: Pick<ArticleData, 'headings'> & { lang: string | undefined }) {
  const { t } = useLanguage();
  const current = useHeadingInReading(headings);
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{t('blog_contents')}</h2>
      <ol className={styles.headings} lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The id of the last heading above the upper third of the screen; none before the first. */
function useHeadingInReading(headings: ArticleData['headings']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const look = () => setCurrent(elements.findLast((one) => one.getBoundingClientRect().top < innerHeight / 3)?.id);
    // Told only when a heading crosses the line, not at each step of scrolling: all above it counts as inside.
    const observer = new IntersectionObserver(look, { rootMargin: '1000000px 0px -66% 0px' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
