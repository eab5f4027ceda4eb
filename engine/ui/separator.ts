/**
 * Between two facts on a line. Where the line breaks there, the dot stays at its end. A fact that may run in the other
 * direction than the page, such as a name, is a `<bdi>`: otherwise the facts would change places.
 */
export const separator = '\u00a0· ';
