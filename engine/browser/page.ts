/** The script of every page, loaded after the first paint. Nothing here is needed to read or to follow a link. */
import 'virtual:fitout/after-load';
import { wakeIslands } from '../islands/wake-islands.ts';
import { startArticleActions } from './article-actions.ts';
import { startCommandShortcut } from './command-shortcut.ts';
import { markContents } from './contents.ts';
import { translateErrorPage } from './error-page.ts';
import { startLanguageChoice } from './language-choice.ts';
import { startMenu } from './menu.ts';
import { startPrefetch } from './prefetch.ts';
import { startRise } from './rise.ts';
import { startScrollToTop } from './scroll-to-top.ts';
import { startSnackbar } from './snackbar.ts';
import { swapFont } from './swap-font.ts';
import { startTheme } from './theme.ts';

swapFont();
void translateErrorPage().then(start);

function start(): void {
  startSnackbar();
  startTheme();
  startLanguageChoice();
  startScrollToTop();
  startArticleActions();
  startCommandShortcut();
  markContents();
  startPrefetch();
  startMenu();
  startRise();
  wakeIslands();

  document.documentElement.dataset.ready = '';
  // The boot script repeats an early click.
  dispatchEvent(new Event('ready'));
}
