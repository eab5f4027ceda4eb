/** What Chromium reports about the network: https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the visitor asks for little data, or has a slow line.
 * @returns false or undefined where the browser says nothing of it, as Firefox and Safari do
 * @see https://wicg.github.io/savedata/
 */
export function savesData(): boolean | undefined {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData || /2g/.test(connection?.effectiveType as string);
}
