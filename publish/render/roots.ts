/** The folders that a build works with. */
export interface Roots {
  projectRoot: string;
  /** Where `content/` lies, and `dist/` will: src/content/site-root.ts. */
  siteRoot: string;
}
