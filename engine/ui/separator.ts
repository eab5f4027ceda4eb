/**
 * Separates two facts on a line; if the line breaks here, the dot stays at its end. Wrap a fact whose text direction may
 * differ from the page’s, such as a name, in `<bdi>`: otherwise the facts would change places.
 */
export const separator = '\u00a0· ';
