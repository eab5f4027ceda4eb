export interface Problem {
  file: string;
  /** Counted from 1. */
  line?: number | undefined;
  column?: number | undefined;
  /** Path of the field, for example `projects.3.slug`, or a text key. */
  key?: string | undefined;
  message: string;
}

/** An error whose message is enough for the owner: it is shown without a stack trace. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** Thrown when content is wrong; the message lists all problems, one per line. */
export class ContentError extends PlainError {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(describeProblems(problems));
    this.problems = problems;
  }
}

function describeProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.key ?? '').localeCompare(b.key ?? ''),
  );
  const title = problems.length === 1 ? '1 problem in the content:' : `${problems.length} problems in the content:`;
  return [title, ...sorted.map((one) => `  ${describeProblem(one)}`)].join('\n');
}

/** One line: `home.yaml:3:5 showcase.0.slug: no project "loom"`, with as much of the place as is known. */
export function describeProblem({ file, line, column, key, message }: Problem): string {
  const place = [file, line, line && column].filter((part) => part !== undefined).join(':');
  return key ? `${place} ${key}: ${message}` : `${place}: ${message}`;
}
