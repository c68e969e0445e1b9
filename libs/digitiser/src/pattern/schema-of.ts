import type { JsonValue } from '@hexwright/model';
import { fieldsOf, type Pattern } from './pattern.ts';

/** A JSON Schema of the values that a code may give a counter. */
export function schemaOf(pattern: Pattern): Readonly<Record<string, JsonValue>> {
  const fields = fieldsOf(pattern.parts);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, choices }) => [name, { enum: [...new Set(choices.map(({ value }) => value))] }]),
    ),
    required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
  };
}
