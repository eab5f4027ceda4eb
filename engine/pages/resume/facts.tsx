import { useLanguage } from '../../i18n/language-context.tsx';
import { ExternalLink } from '../../ui/navigation/external-link.tsx';
import tints from '../../ui/tints.module.css';
import styles from './facts.module.css';
import { shownAddress } from './outline.ts';
import type { ResumeData } from './resume-data.ts';
import { telephoneLink } from './telephone-link.ts';

export function Facts({ resume }: { resume: ResumeData }) {
  const { t } = useLanguage();
  const { place, timeZone, availability, email, phone, home, profiles } = resume;
  return (
    <dl className={styles.facts}>
      <div className={tints.marigold}>
        <dt>{t('resume_place')}</dt>
        <dd>{place}</dd>
        <dd>{timeZone}</dd>
      </div>
      {availability && (
        <div className={tints.rose}>
          <dt>{t('resume_availability')}</dt>
          <dd>{availability}</dd>
        </div>
      )}
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
