/** A string that the page's policy lets into the document as markup. */
export type TrustedMarkup = string;

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => {
    createHTML: (html: string) => unknown;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
/** The one policy that the headers allow (https://www.w3.org/TR/trusted-types/). */
const policy = trustedTypes?.createPolicy('prose', { createHTML: (html) => html });

/**
 * Lets the prose of an article into the document.
 * @param html markup of this site's own pages, made at build
 * @returns what `dangerouslySetInnerHTML` takes; engines without Trusted Types take the text itself
 */
export function trustProse(html: string): TrustedMarkup {
  return (policy?.createHTML(html) ?? html) as TrustedMarkup;
}
