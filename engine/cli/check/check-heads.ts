import { checkMetadata, type Head } from '../../build/checks/check-metadata.ts';
import { bundleRenderer } from '../../build/render/bundle-renderer.ts';
import { loadRenderer } from '../../build/render/load-renderer.ts';
import type { Content } from '../../content/content.ts';
import { sourceOf } from '../../pages/page-source.ts';
import { pagePath } from '../../routes/addresses.ts';
import { listPages } from '../../routes/pages.ts';

/** Finds titles and descriptions that pages of a language share, and, as advice, those of an unsuitable length. */
export async function checkHeads(content: Content): Promise<{ doubled: string[]; advice: string[] }> {
  const { render } = await loadRenderer(await bundleRenderer(content.code));
  const heads: Head[] = [];
  for (const { code: language } of content.site.languages)
    for (const to of listPages(content)) {
      const page = await render.makePage(to, sourceOf(content, language));
      if (page) heads.push({ language, path: pagePath(to), meta: page.data.meta });
    }
  const { outside, doubled } = checkMetadata(heads, content.site.name);
  const count = `${heads.length} pages: ${outside.length} titles and descriptions of an unsuitable length, ${doubled.length} duplicates`;
  return { doubled, advice: [...outside, count] };
}
