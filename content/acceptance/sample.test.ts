import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOwnerFiles } from '../../cli/doctor/owner-files.ts';
import { recordSample, sampleRecordFile } from '../../cli/doctor/sample.ts';
import { projectRoot } from '../../src/content/site-root.ts';

test('npm run doctor knows the sample as it is: npm run sample writes it down anew', () => {
  const record = JSON.parse(readFileSync(join(projectRoot, sampleRecordFile), 'utf8'));
  expect(record).toEqual(recordSample(readOwnerFiles(projectRoot)));
});
