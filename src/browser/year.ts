/** Writes the year of the copyright where the page was built in another. */
export function showYear(): void {
  const year = document.querySelector('[data-year]');
  // Something always follows its paragraph: then it is whole, also while the page arrives.
  if (year?.parentElement?.nextSibling) write(year, `${new Date().getFullYear()}`);
}

/** What is the same already is left: a change would be seen by observers, and read out. */
export function write(element: Element | undefined, text: string | undefined): void {
  if (element && text && element.textContent !== text) element.textContent = text;
}
