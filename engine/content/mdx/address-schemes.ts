const allowed = ['http', 'https', 'mailto', 'tel'];

export const allowedSchemes = 'a link must lead to a page of this site, or start with http:, https:, mailto: or tel:';

/** Browsers skip spaces and control characters in front of a scheme: https://url.spec.whatwg.org/#url-parsing */
export function isAllowedAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them.
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\x00-\x20]/g, '')) ?? [];
  return scheme === undefined || allowed.includes(scheme.toLowerCase());
}

/**
 * The problem of a link in a text; undefined if it has none.
 * @param type the type of its node; relative addresses are checked here only for `link`
 */
export function problemOfLink(type: string, url: string): string | undefined {
  if (!isAllowedAddress(url)) return allowedSchemes;
  if (/^https?:/i.test(url) && !URL.canParse(url)) return 'the address of this link is not valid';
  if (type === 'link' && !/^([a-z][a-z0-9+.-]*:|[/#])/i.test(url))
    return 'a link to a page of this site must start with /';
  return undefined;
}
