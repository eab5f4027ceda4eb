// The same profile as on the page of the dating app: two ways to show it.
export { makeData } from '../about/about-data.ts';
