import { useLanguage } from '../../i18n/language-context.tsx';
import { sourceNameIn } from '../../i18n/languages.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import prose from '../article/prose.module.css';
import type { OwnPageData } from './own-data.ts';
import styles from './own-page.module.css';

export function Page({ data }: { data: OwnPageData }) {
  const { t, language } = useLanguage();
  const { title, description, titleLanguage, bodyLanguage } = data;
  return (
    <article>
      <PageHeading title={title} text={description} lang={titleLanguage} />
      <div className={styles.text}>
        {data.stale && <p className={styles.notice}>{data.stale}</p>}
        {bodyLanguage && (
          <p className={styles.notice}>{t('page_not_translated', { language: sourceNameIn(language) })}</p>
        )}
        <div
          id="prose"
          lang={bodyLanguage}
          className={`${prose.prose} ${data.meta.rich.length > 0 ? 'rich-text' : ''}`.trim()}
          data-rise=""
        >
          {data.prose}
        </div>
      </div>
    </article>
  );
}
