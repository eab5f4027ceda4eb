import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The engine's command, as a site has it in `node_modules/.bin`. */
export const fitout = join(projectRoot, 'engine/bin/fitout.js');
