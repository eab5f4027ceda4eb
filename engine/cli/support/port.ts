import { UsageError } from './command-line.ts';

/** The port in the variable PORT; throws a UsageError if it is invalid. */
export function requestedPort(): number | undefined {
  const value = process.env.PORT;
  if (!value) return undefined;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UsageError(`PORT is ${value}: expected a number from 1 to 65535`);
  return port;
}
