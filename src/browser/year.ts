/**
 * Writes the year of the copyright where the page was built in another.
 * @param arriving while the page arrives, an element that may not be whole yet is left alone
 */
export function showYear(arriving = false): void {
  const year = document.querySelector('[data-year]');
  if (year && !(arriving && !year.nextSibling)) write(year, String(new Date().getFullYear()));
}

/** What is the same already is left: a change would be seen by observers, and read out. */
export function write(element: Element | undefined, text: string | undefined): void {
  if (element && text && element.textContent !== text) element.textContent = text;
}
