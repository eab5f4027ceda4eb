import { ContentError } from '../../engine/content/problems.ts';
import { readContent } from '../../engine/content/read-content.ts';
import { siteRoot } from '../../engine/content/site-root.ts';

// The child process of fuzz.ts, which kills it when it hangs: reads the content once for each message.
process.on('message', async () => {
  const result = await readContent(siteRoot).then(
    () => 'valid',
    (error) => (error instanceof ContentError ? 'rejected' : String(error?.stack ?? error)),
  );
  process.send?.(result);
});
