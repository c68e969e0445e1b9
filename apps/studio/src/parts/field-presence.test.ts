import { openPackage } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import type { Writer } from '../session/presence.ts';
import { fieldAt, writerAt } from './field-presence.ts';

const UNITS = { units: [{ id: 'guards', name: 'Guards', values: { movement: 4 } }] };
const project = openPackage('ford', new Map([['units.json', JSON.stringify(UNITS)]]));

describe('the place of somebody in a form', () => {
  it('is where the value is written, or as near to it as anything is', () => {
    const at = (item: string): unknown => fieldAt(project, 'ford', item);
    expect(at('units/guards/name')).toMatchObject({ file: 'ford:units.json', pointer: '/units/0/name', offset: 0 });
    expect(at('units/guards/values/morale')).toMatchObject({
      pointer: '/units/0/values',
      item: 'units/guards/values/morale',
    });
    expect(at('terrains/marsh/cost')).toEqual({ file: 'ford:', pointer: '', item: 'terrains/marsh/cost', offset: 0 });
  });

  it('is in a field, and in what is inside of it, of the same package', () => {
    const ann: Writer = { client: 1, name: 'Ann', color: 0, field: fieldAt(project, 'ford', 'units/guards/faces/0') };
    expect(writerAt([ann], 'ford', 'units/guards/faces')).toBe(ann);
    expect(writerAt([ann], 'ford', 'units/guards/face')).toBeUndefined();
    expect(writerAt([ann], 'bridge', 'units/guards/faces')).toBeUndefined();
  });
});
