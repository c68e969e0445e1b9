import { expect, it } from 'vitest';
import { sayFormat } from './say-format.ts';

it('puts the format first, behind the schema, and leaves all else as it is', () => {
  const migrated = sayFormat.migrate({ id: 'a', $schema: 's', units: [{ id: 'b' }] }, 'units');
  expect(Object.entries(migrated)).toEqual([
    ['$schema', 's'],
    ['format', 1],
    ['id', 'a'],
    ['units', [{ id: 'b' }]],
  ]);
  expect(sayFormat.migrate({ format: 0 }, 'units')).toEqual({ format: 1 });
});
