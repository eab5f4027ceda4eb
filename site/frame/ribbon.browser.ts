/** Runs directly behind the ribbon, before anything is painted. */
import { startToday } from './today.browser.ts';

startToday();
