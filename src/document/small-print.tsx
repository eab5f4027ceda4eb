import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import styles from './footer.module.css';

const texts = [
  { id: 'privacy', title: 'footer_privacy', text: 'footer_privacy_text' },
  { id: 'terms', title: 'footer_terms', text: 'footer_terms_text' },
] as const;

/** The links that open privacy and terms. */
export function SmallPrintLinks() {
  const { t } = useLanguage();
  return texts.map(({ id, title }) => (
    <li key={id}>
      <a href={`#${id}`}>{t(title)}</a>
    </li>
  ));
}

/** Privacy and terms. */
export function SmallPrint() {
  const { t } = useLanguage();
  return texts.map(({ id, title, text }) => (
    <Opened key={id} id={id} title={t(title)}>
      <p>{t(text)}</p>
    </Opened>
  ));
}

interface OpenedProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A text at the end of the footer that its address alone opens (`:target`), also when the page is opened with it. */
export function Opened({ id, title, children }: OpenedProps) {
  const { t } = useLanguage();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.opened}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <a href="#small-print">{t('skills_close')}</a>
    </section>
  );
}
