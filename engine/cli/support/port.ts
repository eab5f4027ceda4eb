import { readPort } from '../../build/hosts/port.ts';
import { Misuse } from './command-line.ts';

/**
 * The port in the variable PORT.
 * @throws Misuse where it is not a port
 */
export function typedPort(): number | undefined {
  try {
    return readPort();
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}
