/** Runs right after the ribbon’s HTML, before the first paint. */
import { startToday } from './today.browser.ts';

startToday();
