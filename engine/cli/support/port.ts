import { readPort } from '../../build/hosts/port.ts';
import { UsageError } from './command-line.ts';

/** The port in the variable PORT; throws a UsageError where it is not one. */
export function requestedPort(): number | undefined {
  try {
    return readPort();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
