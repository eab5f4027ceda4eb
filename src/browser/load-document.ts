/**
 * Loads a page as a document. XMLHttpRequest, because the policy's Trusted Types leave `fetch` no way from text to
 * elements.
 * @returns null where nothing comes that is a page
 */
export function loadDocument(path: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    request.send();
  });
}
