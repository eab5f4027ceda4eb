import { useLanguage } from '../../i18n/language-context.tsx';
import { ExternalLink } from '../../ui/navigation/external-link.tsx';
import tints from '../../ui/tints.module.css';
import styles from './facts.module.css';
import type { KeyFact } from './key-facts.ts';
import { shownAddress } from './outline.ts';
import type { ResumeData } from './resume-data.ts';
import { telephoneLink } from './telephone-link.ts';

export function Facts({ resume }: { resume: ResumeData }) {
  const { t } = useLanguage();
  const { facts, email, phone, home, profiles } = resume;
  return (
    <dl className={styles.facts}>
      <KeyFacts facts={facts} />
      <div className={tints.sea}>
        <dt>{t('footer_contact')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {phone && (
          <dd>
            <a href={telephoneLink(phone)}>{phone}</a>
          </dd>
        )}
        <dd>
          <a href={home}>{shownAddress(home)}</a>
        </dd>
        {profiles.map(({ url }) => (
          <dd key={url}>
            <ExternalLink href={url}>{shownAddress(url)}</ExternalLink>
          </dd>
        ))}
      </div>
    </dl>
  );
}

const grounds = [tints.marigold, tints.rose, tints.foam];

/** Key facts, as groups of a definition list. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return facts.map(({ label, texts }, index) => (
    <div key={label} className={grounds[index % grounds.length]}>
      <dt>{label}</dt>
      {texts.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </div>
  ));
}
