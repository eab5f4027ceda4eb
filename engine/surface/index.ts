/** `fitout`: for `fitout.config.ts`. */
export {
  type ComponentName,
  defineSite,
  type FramePart,
  type FramePlace,
  type SiteConfig,
  type SiteHeaders,
  type SiteRedirect,
} from '../content/code/define-site.ts';
