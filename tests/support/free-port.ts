import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
