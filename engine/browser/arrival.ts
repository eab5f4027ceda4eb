/** The inline script of pages with cards: one of them takes back the picture of the page that was left. */
import { nameArrivingCard } from './page-transition.ts';

addEventListener('pagereveal', nameArrivingCard);
