import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const surface = join(import.meta.dirname, '../../engine/surface');
const entryPoints = {
  index: 'fitout',
  ui: 'fitout/ui',
  islands: 'fitout/islands',
  browser: 'fitout/browser',
  schemas: 'fitout/schemas',
  test: 'fitout/test',
};

const introduction = `# Surface

What the package exports to code of a site, made from its doc comments by \`npm run schemas\`. How it is used: [extend](../extend.md).`;

/**
 * The reference of what the engine exports, as Markdown.
 * @throws Error with the name of an export that has no doc comment
 */
export function writeSurfaceReference(): string {
  const chapters = Object.entries(entryPoints).map(([file, name]) => {
    const text = readFileSync(join(surface, `${file}.ts`), 'utf8');
    const parts = [...listExports(text)].map(([shown, declared, source]) => {
      const { comment, declaration } = findDeclaration(declared, source);
      if (!comment) throw new Error(`${name}: ${shown} has no doc comment`);
      const code = shown === declared ? declaration : declaration.replace(new RegExp(`\\b${declared}\\b`), shown);
      return `### \`${shown}\`\n\n${comment}\n\n\`\`\`ts\n${code}\n\`\`\``;
    });
    return [`## \`${name}\``, ...[...parts, ...listForeignExports(text)].sort()].join('\n\n');
  });
  return `${[introduction, ...chapters].join('\n\n')}\n`;
}

/** The exports of a module: name, name in their source, and the text of the source. */
function* listExports(text: string): Generator<[shown: string, declared: string, source: string]> {
  for (const [, list = '', path = ''] of text.matchAll(/^export (?:type )?\{([^}]+)\} from '(\.[^']+\.tsx?)'/gm)) {
    const source = readFileSync(join(surface, path), 'utf8');
    for (const one of list.split(',')) {
      const [declared = '', shown = declared] = one
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      if (declared) yield [shown, declared, source];
    }
  }
  for (const [, name = ''] of text.matchAll(/^export const (\w+)/gm)) yield [name, name, text];
}

/** Exports of a style sheet or another package, which are documented in the module itself. */
function listForeignExports(text: string): string[] {
  const found = text.matchAll(/\/\*\* ([^\n]+) \*\/\nexport \{ (?:default as )?(\w+) \} from '(?:[^.]|\.[^']+\.css')/g);
  return [...found].map(([, comment, name]) => `### \`${name}\`\n\n${comment}`);
}

function findDeclaration(name: string, source: string): { comment: string | undefined; declaration: string } {
  const start = new RegExp(
    `(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n)?^export (?:(?:async )?function|const|interface|type) ${name}\\b`,
    'm',
  ).exec(source);
  if (!start) throw new Error(`${name} is not declared in the module from which it is exported`);
  const [before, comment] = start;
  const from = start.index + before.indexOf('export ', before.lastIndexOf('*/') + 1);
  const declaration = signatureOf(source.slice(from));
  const props = /\bProps\b/.test(declaration) && /^interface Props[\s\S]*?\n\}/m.exec(source)?.[0];
  return { comment: comment && textOf(comment), declaration: [declaration, props].filter(Boolean).join('\n\n') };
}

function signatureOf(text: string): string {
  if (text.startsWith('export interface')) return text.slice(0, text.indexOf('\n}') + 2);
  if (text.startsWith('export type')) return text.slice(0, text.search(/;\n(?! )/) + 1);
  let depth = 0;
  for (const [index, sign] of [...text].entries()) {
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    const rest = text.slice(index);
    if (depth === 1 && rest.startsWith('{\n') && text[index - 1] === ' ') return text.slice(0, index).trim();
    if (depth === 0 && /^ =(>| [^(])/.test(rest)) return text.slice(0, index);
  }
  return text;
}

const labels: Readonly<Record<string, string>> = { returns: 'Returns', throws: 'Throws', see: 'See' };

/** A doc comment as Markdown: its sentences, then a line for each tag. */
function textOf(comment: string): string {
  const [about = '', ...tags] = comment
    .replace(/^[ \t]*\*? ?/gm, '')
    .trim()
    .split(/^@/m)
    .map((part) => part.replace(/\s+/g, ' ').trim());
  const lines = tags.map((tag) => {
    const [, kind = '', rest = ''] = /^(\w+) (.*)$/.exec(tag) ?? [];
    return `- ${kind === 'param' ? rest.replace(/^(\w+)/, '`$1`:') : `${labels[kind] ?? kind} ${rest}`}`;
  });
  return [about, lines.join('\n')].filter(Boolean).join('\n\n');
}
