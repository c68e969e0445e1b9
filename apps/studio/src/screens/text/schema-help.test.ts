import { schemas } from '@hexwright/model/schemas';
import { describe, expect, it } from 'vitest';
import { helpfulSchema } from './schema-help.ts';

/** Part of the schema of a kind of file as the editor completes by it. */
function part(file: keyof typeof schemas, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (around, name) => (around as { readonly [name: string]: unknown })[name],
    helpfulSchema(schemas[file]),
  );
}

describe('what the editor completes by', () => {
  it('has no names of some other battle', () => {
    expect(part('common.schema.json', '$defs', 'id')).not.toHaveProperty('examples');
    expect(part('common.schema.json', '$defs', 'hex')).not.toHaveProperty('examples');
    expect(part('rules.schema.json', '$defs', 'modifier', 'properties', 'applies')).not.toHaveProperty('examples');
  });

  it('has what the format lets choose, what things look like, and every word of explanation', () => {
    expect(part('rules.schema.json', '$defs', 'table', 'properties', 'dice')).toHaveProperty('examples');
    expect(part('rules.schema.json', '$defs', 'modifier')).toHaveProperty('examples');
    expect(part('rules.schema.json', '$defs', 'modifier', 'properties', 'applies')).toHaveProperty('description');
  });
});
