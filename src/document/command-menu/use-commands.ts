import { useNavigate } from 'react-router';
import { site } from '../../content/site.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { offeredLanguages } from '../../i18n/languages.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { toggleTheme } from '../theme-toggle.tsx';
import { useLanguageSwitch } from '../../app/layout/use-language-switch.ts';
import type { CommandTarget } from './command-index.ts';

/** One line of the command menu. */
export interface Command {
  id: string;
  label: string;
  lang?: string | undefined;
  run: () => void;
}

/** A heading of the command menu, and the lines below it. */
export interface CommandGroup {
  id: string;
  label: string;
  commands: Command[];
}

/** Everything that the command menu can do: go to a page, switch language or theme, copy the mail address. */
export function useCommands(targets: readonly CommandTarget[]): CommandGroup[] {
  const { t, localized } = useLanguage();
  const navigate = useNavigate();
  const switchTo = useLanguageSwitch();
  const { notify } = useSnackbar();
  const copyMail = async () => {
    try {
      await navigator.clipboard.writeText(site.email);
      notify(t('command_mail_copied', { address: site.email }));
    } catch {
      notify(t('command_mail_refused', { address: site.email }), 'error');
    }
  };
  const pagesOf = (group: CommandTarget['group']) =>
    targets
      .filter((target) => target.group === group)
      .map(({ label, lang, path }) => ({
        id: path.replaceAll('/', '-'),
        label,
        lang,
        run: () => void navigate(localized(path), { viewTransition: true }),
      }));
  return [
    { id: 'pages', label: t('command_pages'), commands: pagesOf('pages') },
    { id: 'projects', label: t('apps_title'), commands: pagesOf('projects') },
    { id: 'articles', label: t('command_articles'), commands: pagesOf('articles') },
    {
      id: 'languages',
      label: t('nav_language'),
      commands: offeredLanguages.map(({ code, ownName }) => ({
        id: `language-${code}`,
        label: ownName,
        lang: code,
        run: () => void switchTo(code),
      })),
    },
    {
      id: 'actions',
      label: t('command_actions'),
      commands: [
        { id: 'theme', label: t('nav_theme'), run: toggleTheme },
        { id: 'mail', label: t('command_copy_mail'), run: () => void copyMail() },
      ],
    },
  ];
}
