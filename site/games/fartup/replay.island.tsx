import { defineIsland } from 'fitout/islands';
import { WatchBox, type WatchProps } from './watch-box.browser.tsx';

/** `<Replay round="…" />` in a text: a round that is replayed in place. */
export const island = defineIsland<WatchProps>({
  name: 'replay',
  Component: WatchBox,
  words: ['glider_pause', 'glider_resume', 'glider_score', 'glider_verified', 'glider_watch'],
});
