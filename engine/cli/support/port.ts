import { readPort } from '../../build/hosts/port.ts';
import { Misuse } from './command-line.ts';

/**
 * The port that the variable PORT names.
 * @throws Misuse where it names none that there can be
 */
export function typedPort(): number | undefined {
  try {
    return readPort();
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}
