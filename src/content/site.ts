import site from '../../content/site.ts';
import type { Site } from './schemas.ts';

/** The site's own facts. The build has checked them. */
const checked: Site = site;

export { checked as site };
