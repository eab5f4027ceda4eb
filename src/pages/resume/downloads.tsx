import { useLanguage } from '../../i18n/language-context.tsx';
import { address } from '../../site/addresses.ts';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './head.module.css';
import { type ResumeFile, resumeAddress, resumeName } from './resume-files.ts';

const files = [
  { file: 'pdf', label: 'resume_file_pdf', icon: 'lucide:file-down' },
  { file: 'docx', label: 'resume_file_docx', icon: 'lucide:file-type' },
  { file: 'text', label: 'resume_file_text', icon: 'lucide:file-text' },
  { file: 'card', label: 'resume_file_card', icon: 'lucide:contact' },
  { file: 'json', label: 'resume_file_json', icon: 'lucide:braces' },
] as const satisfies readonly { file: ResumeFile; label: string; icon: string }[];

/** The resume's files, for forms and address books. */
export function Downloads() {
  const { t, language } = useLanguage();
  return (
    <ul className={styles.downloads} aria-label={t('resume_download')} data-screen-only>
      {files.map(({ file, label, icon }) => (
        <li key={file}>
          <a
            href={address(resumeAddress(file, language))}
            download={resumeName(file)}
            className={file === 'pdf' ? button.primary : button.button}
          >
            <Icon name={icon} />
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
