/** The event on `window` that says: a page did not load, for nobody answers. */
export const unreachable = 'unreachable';

/**
 * Tells whether anybody answers at an address, be it with an error.
 * @param address as it stands in `href`
 */
export async function answers(address: string): Promise<boolean> {
  try {
    // The cache would answer without a network too.
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
