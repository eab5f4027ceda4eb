/**
 * Loads a page as a document; null where it does not come. With XMLHttpRequest, because the policy's Trusted Types
 * (`trusted-types 'none'`) leave `fetch` no way from text to elements.
 */
export function loadDocument(href: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    request.send();
  });
}
