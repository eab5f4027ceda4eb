import { isCollection } from 'yaml';
import { positionInConfig } from './code/config-position.ts';
import { configFile } from './code/read-code.ts';
import { readFrontMatter } from './files/front-matter.ts';
import { readText } from './files/read-text.ts';
import { type Position, parseYaml } from './files/read-yaml.ts';
import type { Problem } from './problems.ts';

/** Adds line and column to problems that have only a file and a key, if the file has that key. */
export function locateProblems(root: string, problems: readonly Problem[]): Promise<Problem[]> {
  return Promise.all(
    problems.map(async (problem) =>
      problem.line === undefined && problem.key
        ? { ...problem, ...(await locate(root, problem.file, problem.key)) }
        : problem,
    ),
  );
}

async function locate(root: string, file: string, key: string): Promise<Position | undefined> {
  const path = key.split('.');
  try {
    if (file === configFile) return await positionInConfig(readText(root, file), path);
    const text = readText(root, file);
    const yaml = file.endsWith('.mdx') ? readFrontMatter(file, text, [])?.front : parseYaml(file, text, []);
    const { contents } = yaml?.document ?? {};
    // A missing field has no position.
    return isCollection(contents) && contents.has(path[0]) ? yaml?.positionOf(path) : undefined;
  } catch {
    return undefined;
  }
}
