import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The site under test where a command names none is the sample. Whatever reads SITE is imported after this. */
process.env.SITE ??= join(projectRoot, 'site');
