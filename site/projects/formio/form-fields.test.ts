import { expect, test } from 'vitest';
import { answerOf, type Field, faultsOf, keysOf, move, schemaOf } from './form-fields.ts';

const fields: Field[] = [
  { id: 1, kind: 'text', name: 'Your name', required: true },
  { id: 2, kind: 'email', name: 'E-mail', required: false },
  { id: 3, kind: 'number', name: 'Gravel (t)', required: true },
  { id: 4, kind: 'date', name: 'Day', required: false },
];

test('keys are made from names and are unique, even for equal or empty names', () => {
  expect(keysOf(fields)).toEqual(['your_name', 'e_mail', 'gravel_t', 'day']);
  const same = ['A', 'a', ' '].map((name, id): Field => ({ id, kind: 'text', name, required: false }));
  expect(keysOf(same)).toEqual(['a', 'a_2', 'field_3']);
});

test('the schema has a property for each field, in their order, and lists the required ones', () => {
  expect(schemaOf(fields)).toEqual({
    type: 'object',
    properties: {
      your_name: { title: 'Your name', type: 'string' },
      e_mail: { title: 'E-mail', type: 'string', format: 'email' },
      gravel_t: { title: 'Gravel (t)', type: 'number' },
      day: { title: 'Day', type: 'string', format: 'date' },
    },
    required: ['your_name', 'gravel_t'],
  });
});

test('reports missing required answers and answers that are not of the field’s type', () => {
  expect(faultsOf(fields, { 1: '  ' })).toEqual({ 1: 'missing', 3: 'missing' });
  expect(faultsOf(fields, { 1: 'Ada', 2: 'ada@', 3: 'two', 4: '2031-13-01' })).toEqual({
    2: 'email',
    3: 'number',
    4: 'date',
  });
  expect(faultsOf(fields, { 1: 'Ada', 2: 'ada@example.com', 3: '2,5', 4: '2031-12-01' })).toEqual({});
});

test('the answer has numbers as numbers, and omits empty fields', () => {
  expect(answerOf(fields, { 1: ' Ada ', 3: '2,5' })).toEqual({ your_name: 'Ada', gravel_t: 2.5 });
});

test('a field moves by one place, and stays at either end', () => {
  const order = (from: number, by: 1 | -1) => move(fields, from, by).map(({ id }) => id);
  expect([order(0, 1), order(3, -1), order(0, -1), order(3, 1)]).toEqual([
    [2, 1, 3, 4],
    [1, 2, 4, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]);
});
