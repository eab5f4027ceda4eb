import { site } from '../content/site.ts';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';
import { address, localize, markdownOf, type PagePath } from '../site/addresses.ts';
import { type PageMeta, shownTitle } from '../pages/page-data.ts';
import { feeds } from '../site/feeds.ts';
import { shareImage, shareSize } from './share-card.ts';

/**
 * Title, description, canonical address, the same page in the other languages and as Markdown, the feeds, and what
 * previews of links show. A page whose text is not translated names the English one as its canonical address, and no
 * alternate names it.
 */
export function DocumentHead({ meta, path, language }: { meta: PageMeta; path: PagePath; language: string }) {
  const absolute = (code: string) => `${site.url}${localize(path, code)}`;
  const languages = meta.languages ?? offeredLanguages.map(({ code }) => code);
  const spoken = languages.includes(language) ? language : sourceLanguage;
  const canonical = absolute(spoken);
  const title = shownTitle(meta);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {spoken === language && (
            <>
              {languages.map((code) => (
                <link key={code} rel="alternate" hrefLang={code} href={absolute(code)} />
              ))}
              <link rel="alternate" hrefLang="x-default" href={absolute(sourceLanguage)} />
            </>
          )}
          <meta property="og:url" content={canonical} />
        </>
      )}
      {meta.markdown && (
        <link rel="alternate" type="text/markdown" href={address(localize(markdownOf(path), spoken))} />
      )}
      {feeds.map(({ path: feed, type, name }) => (
        <link
          key={name}
          rel="alternate"
          type={type}
          title={`${site.name} (${name})`}
          href={address(localize(feed, language))}
        />
      ))}
      <link rel="author" type="text/plain" href={address('/humans.txt')} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={language} />
      {meta.imageAlt && (
        <>
          <meta property="og:image" content={`${site.url}${shareImage(localize(path, language))}`} />
          <meta property="og:image:type" content="image/png" />
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
