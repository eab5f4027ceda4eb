import { stripVTControlCharacters } from 'node:util';
import type { InlineConfig, Rolldown } from 'vite';
import { PlainError } from '../../content/problems.ts';

/** Bundles code of the engine and of the site; throws a PlainError with file, line and column of the site’s code. */
export async function runVite(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const { build, createLogger } = await import('vite');
  // Errors that end the build are thrown, not logged as well.
  const customLogger = { ...createLogger('warn'), error: () => undefined };
  const result = await build({ ...config, logLevel: 'warn', customLogger }).catch((error: Error) => {
    throw new PlainError(stripVTControlCharacters(error.message).trim());
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  return output;
}
