import { addEntry, setTexts } from '../../build/resume/import/edit-yaml.ts';
import { sourceCodeOf, sourceWords } from '../../content/languages/source-language.ts';
import { wordsFile } from '../../content/texts/read-dictionaries.ts';
import { UsageError } from '../support/command-line.ts';
import { yamlPrompt } from '../support/prompts.ts';
import { codesWithoutFallback, inYaml, type NewCommand, nextSteps, type Plan, readIfPresent } from './plan.ts';

const file = 'career.yaml';

const unknown = { company: 'Company', position: 'Position' } as const;

/** Plans a job as the first one, with its words in every language that needs them. */
export async function newJob({ root, name, content, given, questions, today }: NewCommand): Promise<Plan> {
  if (name !== undefined) throw new UsageError(`A job takes no name: use --company ${JSON.stringify(name)}`);
  const company = await questions.text('Company', '--company', given.company, unknown.company);
  const position = await questions.text('Position', '--position', given.position, unknown.position);
  const start = await questions.text('First month, yyyy-mm', '--start', given.start, today.slice(0, 7), checkMonth);
  const end = given.end ?? null;
  const wrong = end === null ? undefined : checkMonth(end);
  if (wrong) throw new UsageError(`--end: ${wrong}`);

  const number = nextNumber(sourceWords(content));
  const [companyKey, positionKey] = [`job_${number}_company`, `job_${number}_position`];
  const job = { company: companyKey, position: positionKey, start, end, skills: [], responsibilities: [] };
  const source = addEntry(readIfPresent(root, file), [], job, 'first');
  const changes = new Map([[file, withPrompts(source, job, given.start === undefined && !questions.interactive)]]);
  for (const code of codesWithoutFallback(content)) {
    const texts = new Map([
      [companyKey, company],
      [positionKey, position],
    ]);
    changes.set(
      wordsFile(code),
      promptUnknown(setTexts(readIfPresent(root, wordsFile(code)), texts), texts, code, code !== sourceCodeOf(root)),
    );
  }
  return {
    changes,
    messages: [`${company}: ${position}, as the first job (${companyKey} …)`],
    next: nextSteps('the job'),
  };
}

const checkMonth = (month: string) =>
  /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(month) ? undefined : `${month} is not a month: expected yyyy-mm, or yyyy`;

function nextNumber(words: Readonly<Record<string, string>>): number {
  const numbers = Object.keys(words).flatMap((key) => /^job_(\d+)_/.exec(key)?.[1] ?? []);
  return Math.max(0, ...numbers.map(Number)) + 1;
}

/** Adds prompts for a description of the job, and for its start if that is unknown. */
function withPrompts(source: string, { company, start }: { company: string; start: string }, guessed: boolean): string {
  // The same line in a comment belongs to an example.
  const place = source.search(new RegExp(`^- company: ${company}$`, 'm'));
  if (place < 0) return source;
  const prompt = yamlPrompt('what you did there: a key for each task, with its text in words');
  const prompted = source
    .slice(place)
    .replace(/responsibilities: \[\]/, (line) => `${line} ${prompt}`)
    .replace(`start: ${start}`, (line) => (guessed ? `${line} ${yamlPrompt('the first month')}` : line));
  return source.slice(0, place) + prompted;
}

/** Adds prompts for unknown texts, and in other languages for the position, which needs a translation. */
function promptUnknown(words: string, texts: ReadonlyMap<string, string>, code: string, isOther: boolean): string {
  let prompted = words;
  for (const [key, text] of texts) {
    const isUnknown = Object.values<string>(unknown).includes(text);
    const translated = isOther && key.endsWith('_position');
    const prompt = isUnknown ? text.toLowerCase() : translated ? `the position in ${code}` : undefined;
    if (prompt)
      prompted = prompted.replace(`\n${key}: ${inYaml(text)}\n`, `\n${key}: ${inYaml(text)} ${yamlPrompt(prompt)}\n`);
  }
  return prompted;
}
