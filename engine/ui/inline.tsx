/** An inline element whose hash is in the page’s policy, and which must not be escaped. */
export function Inline({ tag: Tag, type, text }: { tag: 'script' | 'style'; type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of our own bundler.
  return <Tag type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
