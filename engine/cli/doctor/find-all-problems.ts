import { ContentError, describeProblem, type Problem } from '../../content/problems.ts';
import { readContent } from '../../content/read-content.ts';
import { findLargePictures } from './find-large-pictures.ts';
import { findLevels } from './find-levels.ts';
import { findReplaced } from './find-replaced.ts';
import { findReserved } from './find-reserved.ts';
import { findStock } from './find-stock.ts';
import { findEmptyAlts, findUnfinished } from './find-unfinished.ts';
import { readOwnerFiles } from './owner-files.ts';

/** Lists placeholders and errors in the content, by file and line. */
export async function findAllProblems(root: string): Promise<Problem[]> {
  return sort([...(await findWrongContent(root)), ...findPlaceholders(root)]);
}

/** Lists problems that visitors would see, without the errors in the content, which stop a build anyway. */
export function findPlaceholders(root: string): Problem[] {
  const files = readOwnerFiles(root);
  return sort([
    ...findReserved(files.texts),
    ...findUnfinished(files.texts),
    ...findStock(files.texts).problems,
    ...findLevels(files.texts),
    ...findEmptyAlts(files.texts),
    ...findLargePictures(files.pictures),
  ]);
}

/** Texts that may stay: unchanged since `fitout init`, or also replacing a text of the interface. */
export function findAdvice(root: string): Problem[] {
  const { texts } = readOwnerFiles(root);
  return sort([...findStock(texts).advice, ...findReplaced(texts)]);
}

const sort = (problems: Problem[]) => problems.sort((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

async function findWrongContent(root: string): Promise<readonly Problem[]> {
  try {
    await readContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** `1 problem`, `2 problems`. */
export const describeCount = (problems: readonly Problem[]): string =>
  problems.length === 1 ? '1 problem' : `${problems.length} problems`;

/** A line for each problem, with its file and line, and their count. */
export const describeAll = (problems: readonly Problem[]): string =>
  [...problems.map(describeProblem), describeCount(problems)].join('\n');
