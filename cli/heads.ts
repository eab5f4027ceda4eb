/**
 * `npm run heads`: lists the titles and descriptions, in every language, that search results would cut or fill up;
 * exits with 1 where two pages of a language share one.
 */
import { type Head, judgeHeads } from '../publish/checks/heads.ts';
import { bundleRenderer } from '../publish/render/bundle-renderer.ts';
import { loadRenderer } from '../publish/render/load-renderer.ts';
import { readContent } from '../src/content/read-content.ts';
import { projectRoot, siteRoot } from '../src/content/site-root.ts';
import { sourceOf } from '../src/pages/page-source.ts';
import { pagePath } from '../src/site/addresses.ts';
import { listPages } from '../src/site/pages.ts';
import { NotDone, runCommand } from './support/command-line.ts';

await runCommand(
  {
    name: 'npm run heads',
    about:
      'lists the titles and descriptions that search results would cut or fill up, and those that two pages share.',
    options: {},
  },
  async () => {
    const content = await readContent(siteRoot);
    const { render } = await loadRenderer(await bundleRenderer(projectRoot));
    const heads: Head[] = [];
    for (const { code: language } of content.site.languages)
      for (const to of listPages(content)) {
        const page = await render.makePage(to, sourceOf(content, language));
        if (page) heads.push({ language, path: pagePath(to), meta: page.data.meta });
      }
    const { outside, doubled } = judgeHeads(heads, content.site.name);
    for (const line of [...outside, ...doubled]) console.log(line);
    const counts = `${heads.length} heads: ${outside.length} outside, ${doubled.length} doubled`;
    if (doubled.length > 0) throw new NotDone(counts);
    console.log(counts);
  },
);
