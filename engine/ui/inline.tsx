/** An inline script or style, unescaped. Its hash is in the page’s content security policy. */
export function Inline({ tag: Tag, type, text }: { tag: 'script' | 'style'; type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of our own bundler.
  return <Tag type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
