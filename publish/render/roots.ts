export interface Roots {
  projectRoot: string;
  siteRoot: string;
}
