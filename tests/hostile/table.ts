import { codeCases } from './cases/code.ts';
import { commandCases } from './cases/commands.ts';
import { dataCases } from './cases/data.ts';
import { fileCases } from './cases/files.ts';
import { textCases } from './cases/texts.ts';
import type { HostileCase } from './hostile-case.ts';

/** Everything bad that is given to `fitout`, with what it says. */
export const hostileCases: readonly HostileCase[] = [
  ...textCases,
  ...dataCases,
  ...fileCases,
  ...codeCases,
  ...commandCases,
];

/** Those that reading the content finds: they take little, and `npm test` has them. */
export const contentCases: readonly HostileCase[] = hostileCases.filter(
  ({ whole, typed, env }) => !whole && !typed && !env,
);
