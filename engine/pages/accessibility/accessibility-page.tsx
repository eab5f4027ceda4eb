import { PageHeading } from '../../ui/page-heading.tsx';
import type { AccessibilityData } from './accessibility-data.ts';
import styles from './accessibility-page.module.css';

export function Page({ data }: { data: AccessibilityData }) {
  const { title, text, parts } = data;
  return (
    <>
      <PageHeading title={title} text={text} />
      <div className={styles.parts} data-rise="">
        {parts.map((part) => (
          <section key={part.id} aria-labelledby={part.id} className={styles.part}>
            <h2 id={part.id}>{part.title}</h2>
            {part.text && <p>{part.text}</p>}
            {part.counts && (
              <dl>
                {part.counts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{typeof value === 'string' ? value : <time dateTime={value.iso}>{value.text}</time>}</dd>
                  </div>
                ))}
              </dl>
            )}
            {part.list && (
              <ul>
                {part.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {part.email && (
              <p>
                <a href={`mailto:${part.email}`}>{part.email}</a>
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
