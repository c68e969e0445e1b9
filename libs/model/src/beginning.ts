import type { JsonValue } from './generated/types.ts';
import { resolved, type SchemaNode } from './schema-definitions.ts';

/** Objects lie in one another no deeper than this, as far as they must be there. */
const DEEPEST = 4;

/**
 * What to begin a value with that has to be there: the first word of a choice, the example that the schema gives for just
 * this place, or something empty of the right type, to be filled in. undefined where the schema does not say what it is.
 */
export function beginning(schema: SchemaNode, depth = 0): JsonValue | undefined {
  const node = resolved(schema);
  const word = node.const ?? node.enum?.[0];
  if (word !== undefined) return word as JsonValue;
  const [example] = schema.examples ?? [];
  if (example !== undefined) return example as JsonValue;
  const [type] = typeof node.type === 'string' ? [node.type] : (node.type ?? []);
  switch (type) {
    case 'string':
      return '';
    case 'integer':
    case 'number':
      return node.minimum ?? 0;
    case 'boolean':
      return false;
    case 'array': {
      const entry = (node.minItems ?? 0) > 0 && depth < DEEPEST ? beginning(node.items ?? {}, depth + 1) : undefined;
      return entry === undefined ? [] : [entry];
    }
    case 'object':
      return depth < DEEPEST ? begunObject(node, depth) : {};
    default:
      return undefined;
  }
}

/** An object with nothing but what it must have. */
function begunObject({ required = [], properties = {} }: SchemaNode, depth: number): JsonValue {
  const fields = required.map((name) => [name, beginning(properties[name] ?? {}, depth + 1)] as const);
  return Object.fromEntries(fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
