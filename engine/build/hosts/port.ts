export function readPort(value = process.env.PORT): number | undefined {
  if (!value) return undefined;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT is ${value}: expected a number from 1 to 65535`);
  return port;
}
