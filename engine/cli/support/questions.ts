import {
  cancel,
  confirm,
  intro,
  isCancel,
  multiselect,
  note,
  type Option,
  outro,
  select,
  type TextOptions,
  text,
} from '@clack/prompts';
import { controlIn } from '../../content/files/text-limits.ts';
import { CommandFailed, UsageError } from './command-line.ts';

/** Asks in a terminal; without one, or with `--yes`, uses the options, and throws an error that names a missing one. */
export interface Questions {
  /** `option` gives the answer without a terminal: `--name`. */
  text(
    question: string,
    option: string,
    given?: string,
    initial?: string,
    check?: (answer: string) => string | undefined,
  ): Promise<string>;
  /** One of several. */
  choice<Value extends string>(
    question: string,
    options: Option<Value>[],
    given: Value | undefined,
    initial: Value,
  ): Promise<Value>;
  /** Any number of several, in the order of the list. */
  choices<Value extends string>(
    question: string,
    options: Option<Value>[],
    given: Value[] | undefined,
    initial: Value[],
  ): Promise<Value[]>;
  /** Yes or no; without a terminal `--yes` means yes. */
  confirm(question: string): Promise<boolean>;
  /** Shows lines under a title. */
  show(title: string, lines: readonly string[]): void;
  /** Whether questions are shown in a terminal. */
  readonly interactive: boolean;
}

/** With `yes`, no question is shown. */
export function questionsFor(title: string, yes: boolean): Questions {
  const interactive = !yes && process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (interactive) intro(title);
  return {
    interactive,
    async text(question, option, given, initial, check = () => undefined) {
      if (given !== undefined || !interactive) {
        const answer = given ?? initial;
        if (answer === undefined) throw new UsageError(`${question}? Give it with ${option}.`);
        const wrong = answerProblem(answer) ?? check(answer);
        if (wrong) throw new UsageError(`${option}: ${wrong}`);
        return answer;
      }
      return answered(await text(promptFor(question, initial, check)));
    },
    choice: async (question, options, given, initial) =>
      given ?? (interactive ? answered(await select({ message: question, options, initialValue: initial })) : initial),
    choices: async (question, options, given, initial) =>
      given ??
      (interactive
        ? answered(await multiselect({ message: question, options, initialValues: initial, required: false }))
        : initial),
    async confirm(question) {
      if (!interactive && !yes) throw new UsageError('Questions need a terminal: --yes confirms without one.');
      return yes || answered(await confirm({ message: question }));
    },
    show(heading, lines) {
      if (interactive) note(lines.join('\n'), heading);
      else console.log(`${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
    },
  };
}

/** `initial` is shown in grey: typing replaces it, Enter accepts it. */
export const promptFor = (
  question: string,
  initial = '',
  check: (answer: string) => string | undefined = () => undefined,
): TextOptions & { validate: (typed: string | undefined) => string | undefined } => ({
  message: question,
  placeholder: initial,
  defaultValue: initial,
  validate: (typed) => {
    const value = typed || initial;
    return answerProblem(value) ?? check(value) ?? (value ? undefined : 'An answer is required.');
  },
});

/** The problem with an answer, if any: answers become titles, folder names and lines of YAML. */
const answerProblem = (answer: string): string | undefined =>
  answer.length > 200 || answer.includes('\n') || controlIn(answer)
    ? 'an answer must be one line of at most 200 characters'
    : undefined;

/** Prints the last message of a conversation. */
export function printResult(last: string, interactive: boolean): void {
  if (interactive) outro(last);
  else console.log(last);
}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  cancel('Nothing was written.');
  throw new CommandFailed('cancelled');
}
