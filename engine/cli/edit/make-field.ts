import type { JsonSchema } from '../../content/json-schemas.ts';

export interface Field {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  i18n: boolean;
  hint?: string;
  fields?: Field[];
  types?: { name: string; label: string; fields: Field[] }[];
  [option: string]: unknown;
}

interface FieldOptions {
  translated: (name: string) => boolean;
  long: (name: string) => boolean;
}

/** Whether a field names a picture: its pattern then ends with a file extension. */
export const isPicture = ({ pattern }: JsonSchema) => typeof pattern === 'string' && pattern.endsWith('\\.[A-Za-z]+$');

/** `metaTitle` becomes “Meta title”. */
export const labelOf = (name: string) =>
  name
    .replace(/[_-]/g, ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The parts of a union without `null`; any other schema is its own only part. */
export const partsOf = (schema: JsonSchema): JsonSchema[] =>
  ((schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined)?.filter(({ type }) => type !== 'null') ?? [schema];

/** Whether a schema is a union that allows `null`. */
export const isNullable = (schema: JsonSchema) =>
  ((schema.anyOf ?? []) as JsonSchema[]).some(({ type }) => type === 'null');

/** The fields of an object by name. A record with known keys has all of them. */
export function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  const keys = (schema.propertyNames as { enum?: string[] } | undefined)?.enum ?? [];
  const record = Object.fromEntries(keys.map((key) => [key, schema.additionalProperties as JsonSchema]));
  return { ...record, ...schema.properties };
}

/**
 * The form’s fields for an object.
 * @param options which fields are translated, and which have several lines, by name
 */
export function makeFields(schema: JsonSchema, options: FieldOptions): Field[] {
  const required = new Set(schema.properties ? (schema.required as string[] | undefined) : []);
  return Object.entries(propertiesOf(schema)).map(([name, inner]) =>
    makeField(name, inner, required.has(name) && !isNullable(inner), options),
  );
}

/** Makes a field from a JSON Schema; its doc comment becomes the hint. */
export function makeField(name: string, schema: JsonSchema, required: boolean, options: FieldOptions): Field {
  const parts = partsOf(schema);
  // If the schema allows a value or a list of values, the form edits the list.
  const [main = schema] = parts.filter(({ type }) => type === 'array').concat(parts);
  const hint = schema.description ?? main.description;
  const base = { name, label: labelOf(name), required, i18n: options.translated(name), ...(hint && { hint }) };
  return { ...base, ...widgetOf(name, main, required, options) } as Field;
}

function widgetOf(name: string, schema: JsonSchema, required: boolean, options: FieldOptions): Partial<Field> {
  // A constant number is not editable.
  if (typeof schema.const === 'number') return { widget: 'hidden', required: undefined, hint: undefined };
  if (schema.const !== undefined) return choice([schema.const], required);
  if (schema.enum) return choice(schema.enum as unknown[], required);
  // The CMS treats an empty required list as an error.
  if (schema.type === 'array') return { ...listOf(schema.items as JsonSchema, options), required: false };
  if (schema.type === 'object')
    return { widget: 'object', collapsed: 'auto', fields: makeFields(schema, { ...options, translated: () => true }) };
  // An optional boolean has three states.
  if (schema.type === 'boolean') return required ? { widget: 'boolean' } : choice([true, false], required);
  if (schema.type === 'integer' || schema.type === 'number')
    return {
      widget: 'number',
      value_type: schema.type === 'integer' ? 'int' : 'float',
      ...(typeof schema.minimum === 'number' && { min: schema.minimum }),
      ...(schema.maximum !== Number.MAX_SAFE_INTEGER && typeof schema.maximum === 'number' && { max: schema.maximum }),
    };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (isPicture(schema)) return { widget: 'image', choose_url: false };
  return { widget: options.long(name) ? 'text' : 'string' };
}

function choice(values: readonly unknown[], required: boolean): Partial<Field> {
  const options = values.map((value) => ({ label: value === true ? 'yes' : value === false ? 'no' : value, value }));
  return { widget: 'select', options: required ? options : [{ label: '–', value: '' }, ...options] };
}

function listOf(items: JsonSchema, options: FieldOptions): Partial<Field> {
  const inner = { ...options, translated: () => true };
  const kinds = partsOf(items);
  if (items.enum) return { ...choice(items.enum as unknown[], true), multiple: true };
  if (kinds.length > 1) return { widget: 'list', typeKey: 'kind', types: typesOf(kinds, inner) };
  if (items.type === 'object') return { widget: 'list', collapsed: 'auto', fields: makeFields(items, inner) };
  return { widget: 'list' };
}

function typesOf(kinds: readonly JsonSchema[], options: FieldOptions) {
  return kinds.flatMap((schema) =>
    kindsIn(schema).map((name) => ({
      name,
      label: labelOf(name),
      fields: makeFields(schema, options).filter((field) => field.name !== 'kind'),
    })),
  );
}

/** The values of the field `kind`, which distinguishes the parts of a union; empty without that field. */
export function kindsIn(schema: JsonSchema): string[] {
  const kind = schema.properties?.kind;
  return (kind?.enum as string[] | undefined) ?? (kind?.const === undefined ? [] : [String(kind.const)]);
}
