import fc from 'fast-check';
import { keepInMemory } from '../../engine/content/cache/memory-cache.ts';
import { thorough } from './thorough.ts';

// Property tests use the same values in every run, and new ones in `npm run test:all`.
if (!thorough) fc.configureGlobal({ seed: 20_261_122 });

// Nearly every test reads the same site, with one file changed.
keepInMemory();
