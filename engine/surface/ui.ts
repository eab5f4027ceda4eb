/** `fitout/ui`: for pages, sections and components of the frame, which are rendered at build time. */

export { readData } from '../content/part-data.ts';
export type { Pictures } from '../content/pictures.ts';
export type { TextKey } from '../content/schemas/shared.ts';
export { site } from '../content/site.ts';
export { theme } from '../content/theme/theme.ts';
export { Footer } from '../document/footer.tsx';
export { Header } from '../document/header.tsx';
export { daysLeft } from '../i18n/days.ts';
export { dayWithWeekday, longDate, shortMonth } from '../i18n/format.ts';
export { useLanguage } from '../i18n/language-context.tsx';
export { languageOf } from '../i18n/languages.ts';
export { pickTexts, type Translate } from '../i18n/translate.ts';
export { Island } from '../islands/island.tsx';
export { type AboutData, makeData as makeAboutData } from '../pages/about/about-data.ts';
export { Banner as Hero } from '../pages/home/banner.tsx';
export { illustrate } from '../pages/illustrate.ts';
export { Page as NotFound } from '../pages/not-found/not-found-page.tsx';
export type { PageMeta, PageSource } from '../pages/page-data.ts';
export { address, pageAddress } from '../routes/addresses.ts';
export { homePage, type PageRef, type SitePage } from '../routes/pages.ts';
export { useSiteMap } from '../routes/site-map-context.ts';
export { Band } from '../ui/band.tsx';
export { useBuild } from '../ui/build-context.ts';
/** Class names of the engine’s buttons, for links and buttons of a site. */
export { default as button } from '../ui/button/button.module.css';
export { ArticleCard } from '../ui/card/article-card.tsx';
export { ProjectCard } from '../ui/card/project-card.tsx';
export { Chips } from '../ui/chips.tsx';
export { Icon } from '../ui/icon.tsx';
export { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
export { ExternalLink } from '../ui/navigation/external-link.tsx';
export { PageLink } from '../ui/navigation/page-link.tsx';
export { PageHeading } from '../ui/page-heading.tsx';
export { Period } from '../ui/period.tsx';
export { Picture, type PictureSource } from '../ui/picture/picture.tsx';
export { drawingAddress, findPicture } from '../ui/picture/picture-source.ts';
export { Section } from '../ui/section.tsx';
