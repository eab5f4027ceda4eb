/** The inline script behind the ribbon: it runs when the ribbon has arrived, before anything is painted. */
import { startToday } from './today.ts';

startToday();
