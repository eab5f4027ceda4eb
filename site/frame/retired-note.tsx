import { daysLeft, readData, useBuild, useLanguage, useSiteMap } from 'fitout/ui';
import styles from './retired-note.module.css';
import { schema } from './ribbon.tsx';

/** A note on the career page that explains the ribbon, shown after the last working day. */
export default function RetiredNote() {
  const { t } = useLanguage();
  const { day } = useBuild();
  const { lastDay } = readData(useSiteMap().content, 'frame/ribbon.tsx', schema);
  if (lastDay === null) return undefined;
  const isOver = daysLeft(lastDay, Date.parse(day)) === 0;
  return (
    <p className={isOver ? `${styles.note} ${styles.built}` : styles.note} data-screen-only>
      {t('career_retired_note')}
    </p>
  );
}
