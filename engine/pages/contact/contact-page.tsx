import contactEnd from 'virtual:fitout/frame/contactEnd';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useSiteMap } from '../../routes/site-map-context.ts';
import { Frame } from '../../ui/frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ExternalLink } from '../../ui/navigation/external-link.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import tints from '../../ui/tints.module.css';
import factStyles from '../resume/facts.module.css';
import { KeyFacts } from '../resume/facts.tsx';
import type { ContactData } from './contact-data.ts';
import styles from './contact-page.module.css';

type Box = ContactData['boxes'][number];

export function Page({ data }: { data: ContactData }) {
  const { t } = useLanguage();
  const { facts, boxes } = data;
  const resume = useSiteMap().find({ page: 'resume' });
  return (
    <>
      <PageHeading title={t('contact_title')} text={t('contact_text')} />
      <dl className={`${factStyles.facts} ${styles.facts}`}>
        <KeyFacts facts={facts} />
      </dl>
      <ol className={styles.doors} data-rise="">
        {boxes.map((box) => (
          <li key={box.label}>
            <ContactOption box={box} />
            {box.kind === 'email' && <CopyAddress address={box.note} />}
          </li>
        ))}
      </ol>
      {resume && (
        <p className={styles.more}>
          <PageLink to={resume}>
            <Icon name="lucide:arrow-right" />
            {t('resume_link')}
          </PageLink>
        </p>
      )}
      <Frame parts={contactEnd} />
    </>
  );
}

/** A button that copies the address, for visitors with another email program: engine/browser/article-actions.ts. */
function CopyAddress({ address }: { address: string }) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      aria-label={`${t('command_copy_mail')}: ${address}`}
      data-action="copy"
      data-text={address}
      data-copied={t('command_mail_copied', { address })}
      data-failed={t('command_mail_refused', { address })}
      className={`${styles.copy} needs-script`}
    >
      <Icon name="lucide:copy" />
      {t('command_copy_mail')}
    </button>
  );
}

function ContactOption({ box }: { box: Box }) {
  const className = `${styles.door} ${tints[box.tint]}`;
  const inside = (
    <>
      <Icon name={box.icon} className={styles.icon} />
      <strong className={styles.label}>{box.label}</strong>
      <span>{box.text}</span>
      {'note' in box && <span className={styles.note}>{box.note}</span>}
    </>
  );
  if (box.kind === 'dialog') {
    return (
      <button type="button" className={className} command="show-modal" commandfor={box.dialog}>
        {inside}
      </button>
    );
  }
  if (box.kind === 'link') {
    return (
      <ExternalLink href={box.href} className={className}>
        {inside}
      </ExternalLink>
    );
  }
  return (
    <a href={box.href} className={className} download={box.kind === 'resume' ? box.note : undefined}>
      {inside}
    </a>
  );
}
