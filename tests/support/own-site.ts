import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The sample is the site under test by default. Import this before modules that read SITE. */
process.env.SITE ??= join(projectRoot, 'site');
