import { defineIsland } from '../../islands/define-island.ts';
import { Game, type GameProps } from './game.browser.tsx';
import { aheadWords } from './say-ahead.ts';
import { WatchBox, type WatchProps } from './watch-box.browser.tsx';

function Glider(props: GameProps | WatchProps) {
  return 'round' in props ? <WatchBox {...props} /> : <Game {...props} />;
}

export const island = defineIsland({
  name: 'glider',
  Component: Glider,
  icons: ['lucide:pause', 'lucide:x', 'lucide:arrow-up', 'lucide:arrow-right', 'lucide:arrow-down'],
  words: [
    ...aheadWords,
    'games_play',
    'glider_again',
    'glider_arrived',
    'glider_assist_gap',
    'glider_assist_lives',
    'glider_assist_speed',
    'glider_best',
    'glider_best_none',
    'glider_broken',
    'glider_choices',
    'glider_copied',
    'glider_course',
    'glider_crashed',
    'glider_fly',
    'glider_glide',
    'glider_help',
    'glider_helped',
    'glider_keys',
    'glider_leave',
    'glider_lives',
    'glider_not_copied',
    'glider_other_course',
    'glider_pause',
    'glider_paused',
    'glider_play_course',
    'glider_play_steps',
    'glider_press_key',
    'glider_ready',
    'glider_result',
    'glider_resume',
    'glider_rise',
    'glider_score',
    'glider_settings',
    'glider_share',
    'glider_share_text',
    'glider_sound',
    'glider_space',
    'glider_scan',
    'glider_todays_course',
    'glider_verified',
    'glider_volume',
    'glider_wait',
    'glider_watch',
    'glider_watch_round',
  ],
});
