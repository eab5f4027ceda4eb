import type { Rolldown } from 'vite';
import { parseAst } from 'vite';
import { isForeign } from '../../content/site-root.ts';
import type { RequestedKeys } from '../../document/document-scripts.tsx';

/** Finds the text keys that islands and their static imports can use; throws for a computed key. */
export function findIslandKeys(onFound: (keys: RequestedKeys) => void): Rolldown.Plugin {
  return {
    name: 'island-keys',
    generateBundle(_options, bundle) {
      const own = new Map<string, readonly string[]>();
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          for (const [id, { code }] of Object.entries(file.modules))
            if (code && !isForeign(id)) own.set(id, textKeysIn(code, id));
      const importsOf = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      };
      const collect = (id: string, seen = new Set<string>()): string[] => {
        if (seen.has(id)) return [];
        seen.add(id);
        return [...(own.get(id) ?? []), ...importsOf(id).flatMap((inner) => collect(inner, seen))];
      };
      const islands = [...this.getModuleIds()].filter((id) => /\.island\.(tsx|js)$/.test(id));
      const roots = islands.flatMap((id) => [id, ...importsOf(id).filter((inner) => own.has(inner))]);
      onFound(Object.fromEntries(roots.map((id) => [nameOf(id), [...new Set(collect(id))].sort()])));
    },
  };
}

const nameOf = (id: string): string => id.replace(/.*\/|\.\w+$/g, '');

interface Node {
  type: string;
  [part: string]: unknown;
}

/** Possible text keys in a module: arguments of `t`, and literals in the form of a key; `id` is for the error. */
export function textKeysIn(code: string, id: string): string[] {
  const keys = new Set<string>();
  const walk = (part: unknown, isKey: boolean): void => {
    if (Array.isArray(part)) for (const one of part) walk(one, isKey);
    if (!isNode(part)) return;
    const { type, value } = part;
    if (type === 'Literal' && typeof value === 'string' && (isKey || /^[a-z]+(_[a-z\d]+)+$/.test(value)))
      keys.add(value);
    if (type === 'TemplateLiteral') {
      const [first, ...more] = part.quasis as { value: { cooked: string } }[];
      if (more.length === 0) walk({ type: 'Literal', value: first?.value.cooked }, isKey);
      else if (isKey) throw new Error(`${id}: a text key must be a literal, not \`${first?.value.cooked}\${…}\``);
    }
    for (const [name, inner] of Object.entries(part))
      walk(
        inner,
        name === 'arguments' && type === 'CallExpression' ? isTranslate(part.callee) : isKey && isChoice(type),
      );
  };
  walk(parseAst(code), false);
  return [...keys];
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;

/** `t`, with any suffix that the bundler has added. */
const isTranslate = (callee: unknown): boolean =>
  isNode(callee) && callee.type === 'Identifier' && /^t(\$\d+)?$/.test(String(callee.name));

/** Expressions that pass keys through: `t(many ? 'one_key' : 'another')`. */
const isChoice = (type: string): boolean => ['ConditionalExpression', 'LogicalExpression'].includes(type);
