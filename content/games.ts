import type { Game } from '../src/content/schemas.ts';

/** The games page. `slug` names the project page with the details. */
export default [
  {
    slug: 'fartup',
    title: 'games_fartup_title',
    description: 'games_fartup_description',
    difficulty: 'games_difficulty_easy',
    genre: 'games_genre_arcade',
    players: 'games_players_single',
    picture: { file: 'posters/fartup-arcade.svg', alt: 'games_fartup_picture' },
    play: 'https://fartup.example',
  },
] satisfies Game[];
