import { codeCases } from './cases/code.ts';
import { commandCases } from './cases/commands.ts';
import { dataCases } from './cases/data.ts';
import { fileCases } from './cases/files.ts';
import { textCases } from './cases/texts.ts';
import type { HostileCase } from './hostile-case.ts';

/** Every bad input that is given to `fitout`, with a part of the expected message. */
export const hostileCases: readonly HostileCase[] = [
  ...textCases,
  ...dataCases,
  ...fileCases,
  ...codeCases,
  ...commandCases,
];

/** The cases that reading the content finds: they are fast, and `npm test` runs them. */
export const contentCases: readonly HostileCase[] = hostileCases.filter(
  ({ needsBuild, args, env }) => !needsBuild && !args && !env,
);
