import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeContentReference } from '../../.ci/reference/content-reference.ts';
import { writeSurfaceReference } from '../../.ci/reference/surface-reference.ts';
import { projectRoot } from '../support/project-root.ts';

test.each([
  ['content.md', writeContentReference],
  ['surface.md', writeSurfaceReference],
])('docs/reference/%s matches the sources (npm run schemas updates the file)', (file, write) => {
  expect(readFileSync(join(projectRoot, 'docs/reference', file), 'utf8')).toBe(write());
});
