import { useLanguage } from '../i18n/language-context.tsx';
import { menuOf } from '../site/pages.ts';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/navigation/page-link.tsx';
import styles from './menu-overlay.module.css';

/** Opens the menu. Invoker commands do it without script; src/browser/menu.ts serves engines that do not know them. */
export function MenuButton() {
  const { t } = useLanguage();
  return (
    <div className={styles.menu}>
      <button
        type="button"
        command="show-modal"
        commandfor="menu"
        className={button.square}
        aria-label={t('nav_menu_open')}
      >
        <Icon name="lucide:menu" />
      </button>
    </div>
  );
}

/**
 * The full-screen menu of narrow screens. A modal dialog keeps the focus and gives it back. It stands outside of what
 * wide screens hide, so that it stays when the device is turned.
 */
export function MenuOverlay() {
  const { t } = useLanguage();
  return (
    <dialog id="menu" className={styles.overlay} aria-label={t('nav_menu_title')}>
      <div className={styles.top}>
        <button
          type="button"
          command="close"
          commandfor="menu"
          className={button.square}
          aria-label={t('nav_menu_close')}
        >
          <Icon name="lucide:x" />
        </button>
      </div>
      <nav aria-label={t('nav_menu_title')}>
        <ol className={styles.links}>
          {menuOf('overlay').map(({ to, label }) => (
            <li key={to.page}>
              <PageLink to={to}>{t(label)}</PageLink>
            </li>
          ))}
        </ol>
        <ul className={styles.more}>
          {menuOf('overlayMore').map(({ to, label }) => (
            <li key={to.page}>
              <PageLink to={to}>{t(label)}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}
