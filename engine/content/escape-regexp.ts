/** Escapes a text for use in a pattern: `RegExp.escape`, which Node 20 lacks. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
