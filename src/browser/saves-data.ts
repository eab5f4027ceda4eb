/** What Chromium tells of the network: https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asks for little data, or has a slow line. Where the browser tells nothing, nothing is saved. */
export function savesData(): boolean | undefined {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData || /2g/.test(connection?.effectiveType as string);
}
