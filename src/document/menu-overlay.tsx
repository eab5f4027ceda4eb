import { useRef } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { paths } from '../site/addresses.ts';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/navigation/page-link.tsx';
import styles from './menu-overlay.module.css';

const links = [
  { to: paths.home(), label: 'nav_link_home' },
  { to: paths.about(), label: 'nav_link_about' },
  { to: paths.contact(), label: 'nav_link_contact' },
  { to: paths.blog(), label: 'nav_link_blog' },
  { to: paths.career(), label: 'nav_link_career' },
  { to: paths.apps(), label: 'nav_link_projects' },
] as const;

/**
 * The full-screen menu of narrow screens. A modal dialog keeps the focus and gives it back; invoker
 * commands open and close it before there is script, and the click handlers serve engines without them.
 */
export function MenuOverlay() {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // Engines with invoker commands have done it already.
  const fallback = (act: () => void) => () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) act();
  };
  return (
    <div className={styles.menu}>
      <button
        type="button"
        command="show-modal"
        commandfor="menu"
        className={button.square}
        onClick={fallback(() => dialog.current?.showModal())}
        aria-label={t('nav_menu_open')}
      >
        <Icon name="lucide:menu" />
      </button>
      <dialog ref={dialog} id="menu" className={styles.overlay} aria-label={t('nav_menu_title')}>
        <div className={styles.top}>
          <button
            type="button"
            command="close"
            commandfor="menu"
            className={button.square}
            onClick={fallback(close)}
            aria-label={t('nav_menu_close')}
          >
            <Icon name="lucide:x" />
          </button>
        </div>
        <nav aria-label={t('nav_menu_title')}>
          <ol className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to} onClick={close}>
                  {t(label)}
                </PageLink>
              </li>
            ))}
          </ol>
        </nav>
      </dialog>
    </div>
  );
}
