import { useLanguage } from '../../i18n/language-context.tsx';
import { address } from '../../routes/addresses.ts';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './downloads.module.css';
import { Reading } from './reading.tsx';
import type { ResumeData } from './resume-data.ts';
import { type ResumeFile, resumeAddress, resumeName } from './resume-files.ts';

const files = [
  { file: 'pdf', label: 'resume_file_pdf', icon: 'lucide:file-down' },
  { file: 'docx', label: 'resume_file_docx', icon: 'lucide:file-type' },
  { file: 'text', label: 'resume_file_text', icon: 'lucide:file-text' },
  { file: 'card', label: 'resume_file_card', icon: 'lucide:contact' },
  { file: 'json', label: 'resume_file_json', icon: 'lucide:braces' },
] as const satisfies readonly { file: ResumeFile; label: string; icon: string }[];

export function Downloads({ first, reading }: Pick<ResumeData, 'first' | 'reading'>) {
  const { t, language } = useLanguage();
  const link = (file: ResumeFile) => ({ href: address(resumeAddress(file, language)), download: resumeName(file) });
  const others = files.filter(({ file }) => file !== first && file !== 'pdf');
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is not a group of fields.
    <div role="group" aria-label={t('resume_download')} className={styles.downloads} data-screen-only>
      {files
        .filter(({ file }) => file === first)
        .map(({ file, label }) => (
          <a key={file} {...link(file)} className={button.primary}>
            <Icon name="lucide:file-down" />
            {t(label)}
          </a>
        ))}
      <details className={styles.others}>
        <summary className={button.button}>
          {t('resume_other_formats')}
          <Icon name="lucide:chevron-down" />
        </summary>
        <ul className={styles.files}>
          {others.map(({ file, label, icon }) => (
            <li key={file}>
              <a {...link(file)}>
                <Icon name={icon} />
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
        {reading && <Reading reading={reading} />}
      </details>
    </div>
  );
}
