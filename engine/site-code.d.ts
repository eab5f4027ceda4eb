/** Virtual modules with the site’s code: see build/render/site-code.ts. */

declare module 'virtual:fitout/props' {
  /** The exports of `<island>.props.ts`, which computes an island’s props from those in a text. */
  interface PropsModule {
    default: (source: import('./pages/page-data.ts').PageSource, given: never) => object;
  }
  const props: Readonly<Record<string, () => Promise<PropsModule>>>;
  export default props;
}

declare module 'virtual:fitout/pages' {
  const pages: Readonly<Record<string, () => Promise<import('./pages/site-page.ts').SitePageModule>>>;
  export default pages;
}

declare module 'virtual:fitout/layouts' {
  const layouts: Readonly<
    Record<string, () => Promise<{ Layout: import('react').ComponentType<{ children: import('react').ReactNode }> }>>
  >;
  export default layouts;
}

declare module 'virtual:fitout/games' {
  const games: Readonly<Record<string, () => Promise<import('./pages/site-page.ts').SiteGameModule>>>;
  export default games;
}

declare module 'virtual:fitout/sections' {
  const sections: Readonly<Record<string, import('./ui/frame.tsx').SitePart>>;
  export default sections;
}

declare module 'virtual:fitout/frame/*' {
  const parts: readonly import('./ui/frame.tsx').SitePart[];
  export default parts;
}

declare module 'virtual:fitout/components/Footer' {
  export { Footer as default } from './document/footer.tsx';
}
declare module 'virtual:fitout/components/Header' {
  export { Header as default } from './document/header.tsx';
}
declare module 'virtual:fitout/components/Hero' {
  export { Banner as default } from './pages/home/banner.tsx';
}
declare module 'virtual:fitout/components/NotFound' {
  export { Page as default } from './pages/not-found/not-found-page.tsx';
}
declare module 'virtual:fitout/components/ProjectCard' {
  export { ProjectCard as default } from './ui/card/project-card.tsx';
}
