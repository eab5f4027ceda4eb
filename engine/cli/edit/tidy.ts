import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../../content/json-schemas.ts';
import { isNullable, isPicture, kindsIn, partsOf, propertiesOf } from './make-field.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isObject(value) && Object.values(value).every((one) => isEmpty(one)));

/** Converts a form’s value to what the schema expects; fields that are empty in the `old` value stay. */
export function tidy(value: unknown, schema: JsonSchema, old?: unknown): unknown {
  const part = partOf(value, schema);
  if (Array.isArray(value)) {
    const before = Array.isArray(old) ? old : [];
    return value.map((one, index) => {
      const now = tidy(one, (part.items ?? {}) as JsonSchema, before[index]);
      // An equal old value keeps the order of its fields.
      return before.find((was) => isDeepStrictEqual(was, now)) ?? now;
    });
  }
  if (isObject(value)) return tidyObject(value, part, isObject(old) ? old : {});
  return typeof value === 'string' && isPicture(part) ? value.replace(/^\/+/, '') : value;
}

function tidyObject(value: Record<string, unknown>, schema: JsonSchema, old: Record<string, unknown>) {
  const known = propertiesOf(schema);
  const required = new Set((schema.required ?? []) as string[]);
  // The CMS adds lists to new translations that only the file of the default language has.
  const isField = (key: string) => key in known || schema.additionalProperties !== false;
  // A form omits empty fields, including `null`.
  const kept = Object.keys(old).filter((key) => key in value || old[key] === null);
  const keys = new Set([...kept, ...Object.keys(value).filter(isField), ...Object.keys(known)]);
  const entries = [...keys].map((key) => {
    const inner = known[key] ?? {};
    const isRequired = schema.properties !== undefined && required.has(key);
    const now = tidy(value[key] ?? (isRequired && inner.type === 'array' ? [] : undefined), inner, old[key]);
    if (isOmitted(now, inner, old[key], isRequired)) return [key, undefined];
    return [key, isEmpty(now) && (old[key] === null || (isRequired && isNullable(inner))) ? null : now];
  });
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

function isOmitted(now: unknown, schema: JsonSchema, old: unknown, isRequired: boolean): boolean {
  if (isRequired) return false;
  if (Array.isArray(now)) return now.length === 0 && (old === undefined || Number(listIn(schema).minItems ?? 0) > 0);
  return isEmpty(now) && old !== null;
}

const listIn = (schema: JsonSchema): JsonSchema => partsOf(schema).find(({ type }) => type === 'array') ?? {};

function partOf(value: unknown, schema: JsonSchema): JsonSchema {
  const parts = partsOf(schema);
  const kind = isObject(value) ? String(value.kind) : undefined;
  const fits = (part: JsonSchema) =>
    kind === undefined ? (part.type === 'array') === Array.isArray(value) : kindsIn(part).includes(kind);
  return parts.find(fits) ?? parts[0] ?? schema;
}
