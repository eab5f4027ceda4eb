/** The text of a page of this site; empty if it cannot be loaded. */
export async function loadPage(href: string): Promise<string> {
  try {
    const response = await fetch(href);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
