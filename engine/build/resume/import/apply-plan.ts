import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Content } from '../../../content/content.ts';
import { splitFrontMatter } from '../../../content/files/front-matter.ts';
import { schemaLine } from '../../../content/files/schema-line.ts';
import { groupBy } from '../../../content/group-by.ts';
import { sourceCodeOf, sourceWords } from '../../../content/languages/source-language.ts';
import { ownerTexts } from '../../../content/texts/owner-texts.ts';
import { wordsFile } from '../../../content/texts/read-dictionaries.ts';
import { readInterface } from '../../../content/texts/read-interface.ts';
import { formatLedger, ledgerFile, markUntranslated, readLedger } from '../../../content/translations/ledger-file.ts';
import { setFields, setTexts } from './edit-yaml.ts';
import type { Plan } from './plan-parts.ts';

const orderFile = 'projects/order.yaml';

const newFiles: Readonly<Record<string, string>> = {
  [orderFile]: `${schemaLine(orderFile, 'order')}# The projects in their order, by the names of their folders, and the small cards between them.

{}
`,
};

/** Applies a plan to a copy; returns the changed files and the number of texts to translate into each language. */
export function applyPlan(root: string, plan: Plan, content: Content): { files: string[]; untranslated: number } {
  const files = new Set<string>();
  const write = (file: string, change: (before: string) => string) => {
    const path = join(root, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : (newFiles[file] ?? '');
    const after = change(before);
    if (after === before) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, after);
    files.add(file);
  };
  const named = namedKeys(root);
  for (const [file, fields] of groupBy(plan.fields, (field) => field.file))
    write(file, (before) => setFields(before, fields));
  for (const [file, text] of plan.files) write(file, () => text);
  const stillNamed = namedKeys(root);
  const removed = [...named].filter((key) => !stillNamed.has(key) && isOwn(key, content) && !plan.texts.has(key));
  const words = sourceWords(content);
  const changed = [...plan.texts].filter(([key, text]) => words[key] !== text);
  for (const { code } of content.site.languages) {
    // A translation of another text would be wrong; that of the default language is shown instead.
    const texts = new Map<string, string | undefined>([...removed.map((key) => [key, undefined] as const), ...changed]);
    if (texts.size > 0 && existsSync(join(root, wordsFile(code))))
      write(wordsFile(code), (before) => setTexts(before, texts));
    const ledger = ledgerFile(code);
    const lines = readLedger(root, ledger, []);
    const known = removed.filter((key) => lines.delete(key));
    const copied = code === sourceCodeOf(root) ? [] : changed;
    for (const [key, text] of copied) markUntranslated(lines, key, text);
    if (known.length + copied.length > 0) write(ledger, () => formatLedger(lines));
  }
  const { length: languages } = content.site.languages;
  return { files: [...files].sort(), untranslated: languages > 1 ? changed.length : 0 };
}

/** Every word in the data, which contains the keys of all texts that are shown. */
function namedKeys(root: string): Set<string> {
  const source = `${sourceCodeOf(root)}.mdx`;
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const data = names.filter(
    (name) => (name.endsWith('.yaml') || basename(name) === source) && !name.startsWith('words'),
  );
  const parts = data.map((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return name.endsWith('.mdx') ? splitFrontMatter(text).front : text;
  });
  return new Set(parts.flatMap((text) => text.match(/\w+/g) ?? []));
}

function isOwn(key: string, content: Content): boolean {
  return key in sourceWords(content) && !(key in ownerTexts) && !(key in readInterface('en'));
}
