import type { Theme } from '../schemas/theme.ts';

export const white = '#ffffff';

/** Defaults for everything that `theme.yaml` omits. All colours of the engine are here. */
export const defaultTheme: Theme = {
  font: '@fontsource-variable/bricolage-grotesque',
  furtherFonts: [],
  corners: 0,
  shadow: 'hard',
  palette: {
    ground: { day: '#fbf3e4', night: '#0c1426' },
    surface: { day: '#fffbf3', night: '#15203b' },
    wash: { day: '#ddf1ec', night: '#22305a' },
    ink: { day: '#15203b', night: '#f6ead2' },
    muted: { day: '#434b66', night: '#b9c0d4' },
    accent: { day: '#c93a26', night: '#ff7a5c' },
    onAccent: { day: '#fff', night: '#0c1426' },
    accentInk: { day: '#98281a', night: '#ff9079' },
    link: { day: '#0e7c7b', night: '#35bfb4' },
    edge: { day: '#15203b', night: '#f4a52a' },
    band: { day: '#15203b', night: '#15203b' },
    onBand: '#f6ead2',
  },
  beads: {
    navy: '#15203b',
    paper: '#fffbf3',
    coral: '#e8503a',
    marigold: '#f4a52a',
    jacaranda: '#6b4fbb',
    sea: '#1fa6a0',
    teal: '#0e7c7b',
    rose: '#f7c9b6',
    foam: '#ddf1ec',
  },
  tints: { coral: '#f6a08b', jacaranda: '#c3b3ef', sea: '#5fc9c3' },
  pale: { coral: '#fbe3d9', marigold: '#fdebc9' },
  code: {
    background: '#15203b',
    text: '#f6ead2',
    keyword: '#f4a52a',
    string: '#f7c9b6',
    constant: '#ffb59f',
    function: '#5fd0c9',
    comment: '#b9c0d4',
  },
};
