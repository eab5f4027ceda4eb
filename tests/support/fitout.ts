import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

export const fitout = join(projectRoot, 'engine/bin/fitout.js');
