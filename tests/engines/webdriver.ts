/** The key of element references in WebDriver’s responses. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = { [elementKey]: string };

export type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Value>;

/**
 * A client of WebDriver’s HTTP protocol, with what the tests need.
 * @param base prefix of all paths
 * @throws Error with the driver’s message
 */
export function client(base: string): Send {
  return async (method, path, body) => {
    const sent = method === 'POST' ? JSON.stringify(body ?? {}) : undefined;
    const answer = await fetch(base + path, { method, body: sent });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value as never;
  };
}

export function pathOf(element: ElementReference): string {
  return `/element/${element[elementKey]}`;
}
