/** Scripts by the name of their source: the address of each, and the hash that it was built with. */
export type ScriptTable = Readonly<Record<string, readonly [address: string, integrity: string]>>;

/** In a built page the entry names the table, with the table's own hash. It is read at once: React may make the head anew. */
const entry = globalThis.document?.querySelector<HTMLScriptElement>('script[data-table]')?.dataset;
const table = readTable();
// It is awaited, and reported, where a script is needed.
table.catch(() => undefined);

const held = new Map<string, Promise<void>>();

/**
 * Imports a chunk that the browser holds to its hash. `import()` cannot be given one; what is preloaded with one is
 * what it then finds.
 * @param name of the chunk's source, without its ending
 * @param load imports it
 * @throws where the script does not load, or is another than was built
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload
 */
export async function importHeld<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const promise = held.get(name) ?? hold(name);
  held.set(name, promise);
  try {
    await promise;
  } catch (error) {
    held.delete(name);
    throw error;
  }
  return load();
}

async function readTable(): Promise<ScriptTable> {
  if (!entry?.table || !entry.tableIntegrity) return {};
  return (await fetch(entry.table, { integrity: entry.tableIntegrity })).json();
}

async function hold(name: string): Promise<void> {
  // English lies in the entry, and while the site is being developed nothing has a hash.
  const [href, integrity] = (await table)[name] ?? [];
  if (!href || !integrity) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const preload = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
  preload.onload = () => resolve();
  preload.onerror = () => reject(new Error(`${preload.href} did not load as it was built`));
  document.head.append(preload);
  await promise;
}
