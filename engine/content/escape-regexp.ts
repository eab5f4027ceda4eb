/** The pattern that matches a text as it stands: `RegExp.escape`, which Node 20 lacks. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
