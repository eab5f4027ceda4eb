import ArticleCard from 'virtual:fitout/components/ArticleCard';
import ProjectCard from 'virtual:fitout/components/ProjectCard';
import { FillerCard } from '../../ui/card/filler-card.tsx';
import type { HomeData } from './home-data.ts';
import styles from './home-page.module.css';

/** Cards of projects and articles, and fillers between them. */
export function Showcase({ items }: { items: HomeData['showcase'] }) {
  return (
    <div className={styles.showcase} data-rise="later">
      {items.map((item) => {
        if (item.kind === 'filler') return <FillerCard key={item.filler.text} filler={item.filler} />;
        const place = item.wide ? styles.wide : undefined;
        if (item.kind === 'project')
          return <ProjectCard key={item.project.slug} project={item.project} className={place} />;
        return <ArticleCard key={item.article.number} article={item.article} className={place} short />;
      })}
    </div>
  );
}
