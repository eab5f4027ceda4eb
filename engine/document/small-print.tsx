import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import styles from './small-print.module.css';
import { StoredList } from './stored-list.tsx';

const texts = [
  { id: 'privacy', title: 'footer_privacy', text: 'footer_privacy_text' },
  { id: 'terms', title: 'footer_terms', text: 'footer_terms_text' },
] as const;

/** Links as list items that open the texts of `SmallPrint` on the same page. */
export function SmallPrintLinks() {
  const { t } = useLanguage();
  return texts.map(({ id, title }) => (
    <li key={id}>
      <a href={`#${id}`}>{t(title)}</a>
    </li>
  ));
}

interface SmallPrintProps {
  back: `#${string}`;
}

/** Privacy and terms. A page without a footer has them at its end, for links from elsewhere to their fragments. */
export function SmallPrint({ back }: SmallPrintProps) {
  const { t } = useLanguage();
  return texts.map(({ id, title, text }) => (
    <TargetedText key={id} id={id} title={t(title)} back={back}>
      <p>{t(text)}</p>
      {id === 'privacy' && <StoredList />}
    </TargetedText>
  ));
}

interface TargetedTextProps extends SmallPrintProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A text that is open while it is the target of the address (`:target`). */
export function TargetedText({ id, title, back, children }: TargetedTextProps) {
  const { t } = useLanguage();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.text}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <a href={back}>{t('footer_close')}</a>
    </section>
  );
}
