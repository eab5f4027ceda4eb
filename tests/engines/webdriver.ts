/** What names an element in the answers of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element as WebDriver refers to it. */
export type ElementReference = { [elementKey]: string };

/** Sends a command of WebDriver and gives its value. */
export type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Value>;

/**
 * A client of WebDriver's plain HTTP protocol, as far as the tests need it.
 * @param base what all paths begin with
 * @throws Error with the driver's own words
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

/** The path of an element's commands. */
export function pathOf(element: ElementReference): string {
  return `/element/${element[elementKey]}`;
}
