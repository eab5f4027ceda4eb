import site from '../../content/site.ts';
import type { Site } from './schemas.ts';

/** The site's own facts, for code that runs in the browser too. The build has checked them. */
const checked: Site = site;

export { checked as site };
