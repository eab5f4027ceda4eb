/** Loads a page; null on failure. The policy’s Trusted Types forbid creating elements from the text of `fetch`. */
export function loadDocument(href: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    request.send();
  });
}
