/** `npm run sample`: writes what `npm run doctor` knows of the sample, from `content/`, into docs/sample.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOwnerFiles } from '../cli/doctor/owner-files.ts';
import { recordSample, sampleRecordFile } from '../cli/doctor/sample.ts';
import { readOptions } from '../cli/support/command-line.ts';
import { projectRoot } from '../src/content/site-root.ts';

readOptions({
  name: 'npm run sample',
  about: 'writes into docs/sample.json what npm run doctor knows the sample by.',
  options: {},
});

const record = recordSample(readOwnerFiles(projectRoot));
writeFileSync(join(projectRoot, sampleRecordFile), `${JSON.stringify(record, null, 2)}\n`);
