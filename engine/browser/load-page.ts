/** The text of a page of this site; empty where it cannot be loaded. */
export async function loadPage(href: string): Promise<string> {
  try {
    const answer = await fetch(href);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
