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
import { controlIn } from '../../content/text-limits.ts';
import { CommandFailed, UsageError } from './command-line.ts';

/** Asks in a terminal; without one, or with `--yes`, uses the options, and names missing ones. */
export interface Questions {
  /** `option` answers it without a terminal: `--name`. */
  text(
    question: string,
    option: string,
    given?: string,
    first?: string,
    check?: (answer: string) => string | undefined,
  ): Promise<string>;
  /** One of several. */
  choice<Value extends string>(
    question: string,
    options: Option<Value>[],
    given: Value | undefined,
    first: Value,
  ): Promise<Value>;
  /** Any number of several, in the order of the list. */
  choices<Value extends string>(
    question: string,
    options: Option<Value>[],
    given: Value[] | undefined,
    first: Value[],
  ): Promise<Value[]>;
  /** Yes or no; without a terminal `--yes` means yes. */
  confirm(question: string): Promise<boolean>;
  /** Shows lines under a title. */
  show(title: string, lines: readonly string[]): void;
  /** Whether there is somebody to ask. */
  readonly interactive: boolean;
}

/** `yes` asks nothing. */
export function questionsFor(title: string, yes: boolean): Questions {
  const interactive = !yes && process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (interactive) intro(title);
  return {
    interactive,
    async text(question, option, given, first, check = () => undefined) {
      if (given !== undefined || !interactive) {
        const answer = given ?? first;
        if (answer === undefined) throw new UsageError(`${question}? Give it with ${option}.`);
        const wrong = whyUnfit(answer) ?? check(answer);
        if (wrong) throw new UsageError(`${option}: ${wrong}`);
        return answer;
      }
      return answered(await text(promptFor(question, first, check)));
    },
    choice: async (question, options, given, first) =>
      given ?? (interactive ? answered(await select({ message: question, options, initialValue: first })) : first),
    choices: async (question, options, given, first) =>
      given ??
      (interactive
        ? answered(await multiselect({ message: question, options, initialValues: first, required: false }))
        : first),
    async confirm(question) {
      if (!interactive && !yes) throw new UsageError('There is no terminal for questions: --yes confirms.');
      return yes || answered(await confirm({ message: question }));
    },
    show(heading, lines) {
      if (interactive) note(lines.join('\n'), heading);
      else console.log(`${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
    },
  };
}

/** `first` is shown in grey: what is typed replaces it, and Enter takes it. */
export const promptFor = (
  question: string,
  first = '',
  check: (answer: string) => string | undefined = () => undefined,
): TextOptions & { validate: (typed: string | undefined) => string | undefined } => ({
  message: question,
  placeholder: first,
  defaultValue: first,
  validate: (typed) => {
    const value = typed || first;
    return whyUnfit(value) ?? check(value) ?? (value ? undefined : 'Something is needed here.');
  },
});

/** Answers become titles, folder names and lines of YAML. */
const whyUnfit = (answer: string): string | undefined =>
  answer.length > 200 || answer.includes('\n') || controlIn(answer)
    ? 'an answer is one line of at most 200 characters'
    : undefined;

/** Prints the last message of a conversation. */
export function printResult(last: string, interactive: boolean): void {
  if (interactive) outro(last);
  else console.log(last);
}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  cancel('Nothing was written.');
  throw new CommandFailed('stopped');
}
