export type Kind = 'text' | 'email' | 'number' | 'date';

export interface Field {
  id: number;
  kind: Kind;
  name: string;
  required: boolean;
}

/** The answers, by the id of the field. */
export type Answers = Readonly<Record<number, string>>;

export type Fault = 'missing' | Exclude<Kind, 'text'>;

/** The keys of the fields in schema and answer: made from their names, and unique. */
export function keysOf(fields: readonly Field[]): string[] {
  const keys: string[] = [];
  for (const [index, { name }] of fields.entries()) {
    const words = name
      .normalize('NFD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu);
    const key = words?.join('_') ?? `field_${index + 1}`;
    keys.push(keys.includes(key) ? `${key}_${index + 1}` : key);
  }
  return keys;
}

const types = {
  text: { type: 'string' },
  email: { type: 'string', format: 'email' },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
} as const;

/** The JSON Schema of a form. */
export function schemaOf(fields: readonly Field[]) {
  const keys = keysOf(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, kind }, index) => [keys[index], { title: name, ...types[kind] }]),
    ),
    required: keys.filter((_, index) => fields[index]?.required),
  };
}

const validators: Record<Exclude<Kind, 'text'>, (text: string) => boolean> = {
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  number: (text) => Number.isFinite(toNumber(text)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
};

/** Accepts a decimal comma as well as a point. */
const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** The errors in the answers, by the id of the field. */
export function faultsOf(fields: readonly Field[], answers: Answers): Partial<Record<number, Fault>> {
  const faults: Partial<Record<number, Fault>> = {};
  for (const { id, kind, required } of fields) {
    const text = answers[id]?.trim();
    if (!text) {
      if (required) faults[id] = 'missing';
    } else if (kind !== 'text' && !validators[kind](text)) faults[id] = kind;
  }
  return faults;
}

/** The answer as the owner of the form gets it, without empty fields. */
export function answerOf(fields: readonly Field[], answers: Answers): Record<string, string | number> {
  const keys = keysOf(fields);
  return Object.fromEntries(
    fields.flatMap(({ id, kind }, index) => {
      const text = answers[id]?.trim();
      return text ? [[keys[index], kind === 'number' ? toNumber(text) : text]] : [];
    }),
  );
}

/** Moves a field by one place; at either end it stays. */
export function move(fields: readonly Field[], from: number, by: 1 | -1): readonly Field[] {
  const field = fields[from];
  return field && fields[from + by] ? fields.toSpliced(from, 1).toSpliced(from + by, 0, field) : fields;
}
