import { ContentError } from '../../engine/content/problems.ts';
import { readContent } from '../../engine/content/read-content.ts';
import { siteRoot } from '../../engine/content/site-root.ts';

// The child of fuzz.ts, which ends it when it hangs: reads the content once for each message.
process.on('message', async () => {
  const said = await readContent(siteRoot).then(
    () => 'right',
    (error) => (error instanceof ContentError ? 'refused' : String(error?.stack ?? error)),
  );
  process.send?.(said);
});
