import type { JsonValue } from '@hexwright/model';

/**
 * Properties of which the examples are choices of the format itself. The examples of all other texts only show what such
 * a text looks like: what may stand there is known of the package.
 */
const CHOICES: ReadonlySet<string> = new Set(['color', 'dice', 'do', 'event', 'frame', 'pattern', 'stacking']);

/**
 * A schema as the editor completes by it: without the examples that would stand among the names of the package as if they
 * were some of them.
 *
 * @param name the property, or the definition, of which the schema speaks
 */
export function helpfulSchema(schema: JsonValue, name = ''): JsonValue {
  if (Array.isArray(schema)) return schema.map((one) => helpfulSchema(one as JsonValue));
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema as { readonly [name: string]: JsonValue });
  const isKept = (key: string, part: JsonValue): boolean =>
    key !== 'examples' || !Array.isArray(part) || CHOICES.has(name) || part.some((one) => typeof one !== 'string');
  return Object.fromEntries(
    parts.flatMap(([key, part]) => (isKept(key, part) ? [[key, helpfulSchema(part, key)] as const] : [])),
  );
}
