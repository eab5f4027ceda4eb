import { site } from '../content/site.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { hasLanguages, offeredLanguages, sourceLanguage, tagOf } from '../i18n/languages.ts';
import { shownTitle } from '../pages/page-data.ts';
import { address, fileUrl, localize, markdownPath, pagePath, pageUrl } from '../routes/addresses.ts';
import { feeds } from '../routes/feeds.ts';
import type { PageRef } from '../routes/pages.ts';
import { useSiteMap } from '../routes/site-map-context.ts';
import { usePage } from './page-context.ts';
import { shareImage, shareSize } from './share-card.ts';

/** An untranslated page has the address in the default language as canonical address, and is not an alternate. */
export function DocumentHead() {
  const { language } = useLanguage();
  const { to, meta } = usePage();
  const { find } = useSiteMap();
  const textLanguage = useTextLanguage();
  const title = shownTitle(meta, site.name);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {to && !meta.noindex ? <Addresses to={to} /> : <meta name="robots" content="noindex" />}
      {to && meta.markdown && (
        <link rel="alternate" type="text/markdown" href={address(markdownPath(to, textLanguage))} />
      )}
      {find({ page: 'blog' }) &&
        (to?.page === 'blog' || to?.page === 'article' ? feeds : feeds.slice(0, 1)).map(({ path, type, name }) => (
          <link
            key={name}
            rel="alternate"
            type={type}
            title={`${site.name} (${name})`}
            href={address(localize(path, language))}
          />
        ))}
      <meta property="og:type" content={meta.article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={tagOf(language)} />
      {to && meta.imageAlt && (
        <>
          <meta property="og:image" content={fileUrl(shareImage(pagePath(to, language)))} />
          <meta property="og:image:width" content={String(shareSize.width)} />
          <meta property="og:image:height" content={String(shareSize.height)} />
          <meta property="og:image:alt" content={meta.imageAlt} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:image:alt" content={meta.imageAlt} />
        </>
      )}
    </>
  );
}

function Addresses({ to }: { to: PageRef }) {
  const { language } = useLanguage();
  const { meta } = usePage();
  const textLanguage = useTextLanguage();
  const languages = meta.languages ?? offeredLanguages.map(({ code }) => code);
  return (
    <>
      <link rel="canonical" href={pageUrl(to, textLanguage)} />
      {hasLanguages && textLanguage === language && (
        <>
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={tagOf(code)} href={pageUrl(to, code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={pageUrl(to, sourceLanguage)} />
        </>
      )}
      <meta property="og:url" content={pageUrl(to, textLanguage)} />
    </>
  );
}

function useTextLanguage(): string {
  const { language } = useLanguage();
  const { meta } = usePage();
  return meta.languages?.includes(language) === false ? sourceLanguage : language;
}
