import type { Attribute, Expression, Tree } from './text-tree.ts';

interface Refusal {
  line: number | undefined;
  column: number | undefined;
  message: string;
}

const insteadOfBraces = 'code is not allowed in a text: write \\{ for a brace, or put the words between `backquotes`';

/** Code in an MDX node would run at build time: texts are data, and properties of components are literals. */
export function refuseCode(node: Tree): Refusal[] {
  const at = (message: string, { line, column } = node.position?.start ?? { line: 1, column: 1 }): Refusal => {
    return { line, column, message };
  };
  if (node.type === 'mdxjsEsm') return [at('import and export are not allowed in a text')];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return isComment(node) ? [] : [at(insteadOfBraces)];
  if (!node.type.startsWith('mdxJsx')) return [];
  const refused = (node.attributes ?? []).filter((attribute) => !isData(attribute));
  const message = (name: string | undefined) =>
    `${name ?? 'a property'} must be a text, a number, true or false, or a list or object of these: code is not allowed in a text`;
  const named = /^([a-z][a-z0-9-]*|[A-Z]\w*)$/.test(node.name ?? 'fragment');
  return [
    ...(named ? [] : [at(`<${node.name}> is not a valid element`)]),
    ...refused.map(({ name, position }) => at(message(name), position?.start ?? node.position?.start)),
  ];
}

/** `{/* … *\/}`, a comment for authors. */
const isComment = ({ data }: Tree): boolean => data?.estree?.body.length === 0;

function isData({ type, value }: Attribute): boolean {
  if (type === 'mdxJsxExpressionAttribute') return false;
  if (typeof value !== 'object' || value === null) return true;
  const { data } = value as Pick<Tree, 'data'>;
  const [statement] = data?.estree?.body ?? [];
  return isLiteral(statement?.expression);
}

/** @see https://github.com/estree/estree/blob/master/es5.md */
function isLiteral(node: Expression | null | undefined): boolean {
  switch (node?.type) {
    case 'Literal':
      return !node.regex && !node.bigint;
    case 'TemplateLiteral':
      return node.expressions?.length === 0;
    case 'UnaryExpression':
      return node.operator === '-' && typeof node.argument?.value === 'number';
    case 'ArrayExpression':
      return node.elements?.every(isLiteral) ?? false;
    case 'ObjectExpression':
      return node.properties?.every(isField) ?? false;
    default:
      return false;
  }
}

const isField = ({ type, computed, method, kind, shorthand, key, value }: Property): boolean =>
  type === 'Property' &&
  !computed &&
  !method &&
  !shorthand &&
  kind === 'init' &&
  (key.name ?? key.value) !== '__proto__' &&
  isLiteral(value);

type Property = NonNullable<Expression['properties']>[number];
