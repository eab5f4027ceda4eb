const allowed = ['http', 'https', 'mailto', 'tel'];

/** What a link that is refused is told. */
export const allowedSchemes = 'a link leads to a page of this site, or to http:, https:, mailto: or tel:';

/**
 * Whether a link may lead to an address: one of this site, or one with an allowed scheme. Browsers skip blanks and
 * control characters in front of a scheme, and tabs and line breaks inside: https://url.spec.whatwg.org/#url-parsing.
 */
export function isAllowedAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them.
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\x00-\x20]/g, '')) ?? [];
  return scheme === undefined || allowed.includes(scheme.toLowerCase());
}
