import { useLanguage } from '../i18n/language-context.tsx';
import { useMenu } from '../routes/site-map-context.ts';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './menu-overlay.module.css';

/** Opens the menu: with an invoker command, or with engine/browser/menu.ts in browsers that do not support them. */
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
 * A modal dialog keeps and restores the focus. It is not inside an element that wide screens hide, so that it stays open
 * when a device is rotated.
 */
export function MenuOverlay() {
  const { t } = useLanguage();
  const more = useMenu('overlayMore');
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
          <MenuLinks links={useMenu('overlay')} />
        </ol>
        {more.length > 0 && (
          <ul className={styles.more}>
            <MenuLinks links={more} />
          </ul>
        )}
      </nav>
    </dialog>
  );
}
