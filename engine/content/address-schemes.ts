const allowed = ['http', 'https', 'mailto', 'tel'];

export const allowedSchemes = 'a link leads to a page of this site, or to http:, https:, mailto: or tel:';

/** Browsers skip spaces and control characters in front of a scheme: https://url.spec.whatwg.org/#url-parsing */
export function isAllowedAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them.
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\x00-\x20]/g, '')) ?? [];
  return scheme === undefined || allowed.includes(scheme.toLowerCase());
}

/**
 * What is wrong with a link of a text.
 * @param type of its node: where a picture lies, and what a definition is for, is checked elsewhere
 */
export function problemOfLink(type: string, url: string): string | undefined {
  if (!isAllowedAddress(url)) return allowedSchemes;
  if (/^https?:/i.test(url) && !URL.canParse(url)) return 'this is not an address';
  if (type === 'link' && !/^([a-z][a-z0-9+.-]*:|[/#])/i.test(url)) return 'a link to a page of this site begins with /';
  return undefined;
}
