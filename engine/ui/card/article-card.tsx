import type { DisplayDate } from '../../i18n/display-date.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Card } from './card.tsx';

export interface ArticleSummary {
  number: number;
  title: string;
  description: string;
  /** Set if title and description are not in the page’s language. */
  lang?: string;
  href: string;
  category: string;
  tags: string[];
  published: DisplayDate;
  readingTime: string;
  picture: PictureSource;
}

interface Props {
  article: ArticleSummary;
  className?: string | undefined;
  short?: boolean;
}

/** The most tags that a card shows; of the rest only the number is shown. */
const maxTags = 3;

/** An article; the whole card links to it. */
export function ArticleCard({ article, className, short }: Props) {
  const { t } = useLanguage();
  const { title, description, lang, href, tags, published, readingTime, picture } = article;
  const rest = tags.length - maxTags;
  return (
    <Card
      link={{ text: title, href }}
      meta={
        <>
          <time dateTime={published.iso}>{published.text}</time> · {readingTime}
        </>
      }
      text={short ? undefined : description}
      lang={lang}
      tags={tags.slice(0, maxTags)}
      moreTags={rest > 0 ? t('blogs_more_tags', { number: rest }) : undefined}
      picture={picture}
      icon="lucide:notebook-pen"
      className={className}
    />
  );
}
