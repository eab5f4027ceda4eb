/**
 * Loads a page as a document; null on failure. With XMLHttpRequest, because the policy’s Trusted Types (`trusted-types
 * 'none'`) forbid creating elements from the text of `fetch`.
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
