import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The sample is the site under test by default. Modules that read SITE are imported after this. */
process.env.SITE ??= join(projectRoot, 'site');
