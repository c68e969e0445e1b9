import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../generated/types.ts';
import { groundValues } from './ground-values.ts';
import type { FileFields } from './step.ts';

describe('ground-values', () => {
  it('moves what is said of charges among the values of terrains and hexsides', () => {
    const content: FileFields = {
      terrains: [{ id: 'wood', charge: 'forbidden', sight: 'open' }, { id: 'clear' }, 'no terrain'],
      hexsides: [{ id: 'wall', charge: 'allowed' }],
      features: [{ id: 'road', charge: 'unknown here' }],
    };
    expect(groundValues.migrate(content, 'terrain')).toEqual({
      terrains: [{ id: 'wood', sight: 'open', values: { charge: 'forbidden' } }, { id: 'clear' }, 'no terrain'],
      hexsides: [{ id: 'wall', values: { charge: 'allowed' } }],
      features: [{ id: 'road', charge: 'unknown here' }],
    });
  });

  it('moves what changes say of it, whichever file they stand in', () => {
    const changes: JsonValue[] = [
      { op: 'set', target: 'terrains/wood/charge', value: 'allowed' },
      { op: 'remove', target: 'hexsides/wall/charge' },
      { op: 'replace', target: 'terrains/marsh', value: { id: 'marsh', charge: 'forbidden' } },
      { op: 'add', target: 'terrains/sand/charge', value: 'forbidden' },
      { op: 'remove', target: 'terrains/camp' },
      { op: 'set', target: 'parameters/charge/value', value: 1 },
    ];
    expect(groundValues.migrate({ changes }, 'rules')).toEqual({
      changes: [
        { op: 'set', target: 'terrains/wood/values/charge', value: 'allowed' },
        { op: 'remove', target: 'hexsides/wall/values/charge' },
        { op: 'replace', target: 'terrains/marsh', value: { id: 'marsh', values: { charge: 'forbidden' } } },
        { op: 'add', target: 'terrains/sand/values', value: { charge: 'forbidden' } },
        ...changes.slice(4),
      ],
    });
  });

  it('keeps what is in the new place already, and leaves alone what it does not know', () => {
    const both = { terrains: [{ id: 'a', charge: 'forbidden', values: { charge: 'allowed', other: 1 } }] };
    expect(groundValues.migrate(both, 'terrain')).toEqual({
      terrains: [{ id: 'a', values: { charge: 'allowed', other: 1 } }],
    });
    const unknown: FileFields[] = [{ terrains: 'none' }, { changes: [{ target: 5 }] }, {}];
    for (const content of unknown) {
      expect(groundValues.migrate(content, 'terrain')).toEqual(content);
    }
  });
});
