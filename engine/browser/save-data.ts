/** The Network Information API: https://wicg.github.io/netinfo/, https://wicg.github.io/savedata/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether Save-Data is on, or the connection is slow; undefined in Firefox and Safari, which do not report it. */
export function isSaveDataOn(): boolean | undefined {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData || /2g/.test(connection?.effectiveType as string);
}
