import { describe, expect, it } from 'vitest';
import { variantWith, briefly } from './fixtures/toy-packages.ts';
import type { JsonValue } from './generated/types.ts';
import { linkPackage } from './link-package.ts';
import type { LinkedPackage } from './linked-package.ts';

/** The toy battle after one change. */
function after(...changes: readonly Record<string, JsonValue>[]): LinkedPackage {
  const result = linkPackage(variantWith(changes.map((change) => ({ case: '1.0', ...change }))));
  expect(briefly(result.problems)).toEqual([]);
  if (!result.ok) throw new Error('not linked');
  return result.linked;
}

/** The problems of some changes, as `code pointer message`. */
function faults(...changes: readonly Record<string, JsonValue>[]): string[] {
  const { problems } = linkPackage(variantWith(changes.map((change) => ({ case: '1.0', ...change }))));
  return problems.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

const wood = { id: 'wood', name: 'Wood', cost: 2 };

describe('changes', () => {
  it('set fields at any depth', () => {
    expect(after({ op: 'set', target: 'parameters/turns/value', value: 6 }).parameters[0].value).toBe(6);
    const table = after({ op: 'set', target: 'tables/melee/cells/foot/horse', value: 3 }).tables[0];
    expect(table.cells['foot']).toEqual({ horse: 3, foot: 'NA' });
    const [guards] = after({ op: 'set', target: 'units/guards/faces/back/values/movement', value: 5 }).units;
    expect(guards.faces[1]).toEqual({ id: 'back', values: { movement: 5 } });
    const { setUp } = after({ op: 'set', target: 'setUp/scouts/hexes', value: ['0203'] });
    expect(setUp[1].hexes).toEqual(['0203']);
    const { contents } = after({ op: 'set', target: 'contents/7.2/title', value: 'Slopes' });
    expect(contents[0].title).toBe('Slopes');
  });

  it('add items at the end, or beside another one, and give them the id of the target', () => {
    expect(after({ op: 'add', target: 'terrains/wood', value: wood }).terrains.map(({ id }) => id)).toEqual([
      'clear',
      'marsh',
      'wood',
    ]);
    const { id: _id, ...nameless } = wood;
    const before = after({ op: 'add', target: 'terrains/wood', value: nameless, before: 'marsh' });
    expect(before.terrains.map(({ id }) => id)).toEqual(['clear', 'wood', 'marsh']);
    expect(
      after({ op: 'add', target: 'terrains/wood', value: wood, after: 'clear' }).terrains.map(({ id }) => id),
    ).toEqual(['clear', 'wood', 'marsh']);
  });

  it('add fields that are not there yet', () => {
    const { modifiers } = after({ op: 'add', target: 'modifiers/uphill/stacking', value: 'set' });
    expect(modifiers[0].stacking).toBe('set');
  });

  it('of which many alter one item tell only of those that spoil its form', () => {
    const cell = (column: number, value: JsonValue): Record<string, JsonValue> => ({
      op: 'add',
      target: `tables/melee/cells/foot/c-${column}`,
      value,
    });
    const many = (odd: number): Record<string, JsonValue>[] =>
      Array.from({ length: 200 }, (_, index) => cell(index, index === odd ? { no: 'cell' } : index));
    const { problems } = linkPackage(variantWith(many(77).map((change) => ({ case: '1.0', ...change }))));
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['schema.type /changes/77/value']);
    expect(Object.keys(after(...many(-1)).tables[0].cells['foot'] ?? {})).toHaveLength(202);
  });

  it('move items before or after others, whatever else is changed of them', () => {
    const order = (...changes: readonly Record<string, JsonValue>[]): string[] =>
      after(...changes).modifiers.map(({ id, value }) => `${id} ${value}`);
    expect(order({ op: 'move', target: 'modifiers/flank', before: 'uphill' })).toEqual(['flank -1', 'uphill 1']);
    const set = { op: 'set', target: 'modifiers/uphill/value', value: 4 };
    expect(order({ op: 'move', target: 'modifiers/uphill', after: 'flank' }, set)).toEqual(['flank -1', 'uphill 4']);
  });

  it('that move nothing, or do not say where to, are told of', () => {
    const move = { op: 'move', target: 'modifiers/uphill' };
    expect(faults({ ...move, before: 'flank' })).toEqual([
      'change.same /changes/0 modifiers/uphill stands there already. Take the change out.',
    ]);
    expect(faults(move)).toEqual([
      'change.target /changes/0/op Say where modifiers/uphill goes: before another item, or after one.',
    ]);
    expect(faults({ ...move, after: 'uphill' })).toEqual([
      'change.target /changes/0/after modifiers/uphill cannot stand after itself. Name another item.',
    ]);
    expect(faults({ ...move, after: 'flnak' })).toEqual([
      'change.hits-nothing /changes/0/after There is no "flnak" in modifiers. Did you mean "flank"?',
    ]);
    expect(faults({ op: 'move', target: 'modifiers/uphill/label', after: 'value' })).toEqual([
      'change.target /changes/0/op modifiers/uphill/label is a field; only the items of a list have places in it.',
    ]);
    expect(faults({ ...move, after: 'flank' }, { op: 'remove', target: 'modifiers/uphill' })).toEqual([
      expect.stringContaining('change.twice /changes/1 modifiers/uphill is changed twice'),
    ]);
  });

  it('replace and remove items', () => {
    const steeper = { applies: 'melee.dice', label: 'Steep', value: 2 };
    expect(after({ op: 'replace', target: 'modifiers/uphill', value: steeper }).modifiers[0]).toEqual({
      id: 'uphill',
      ...steeper,
    });
    expect(after({ op: 'remove', target: 'modifiers/uphill' }).modifiers.map(({ id }) => id)).toEqual(['flank']);
    expect(after({ op: 'remove', target: 'modifiers/uphill/when' }).modifiers[0]).not.toHaveProperty('when');
    expect(after({ op: 'remove', target: 'victory' }).victory).toBeNull();
  });

  it('alter single hexes by label, with a new code where the terrain has none', () => {
    const { map } = after(
      { op: 'set', target: 'map/terrain/0302', value: 'marsh' },
      { op: 'set', target: 'map/elevation/0101', value: 3 },
    );
    expect(map?.terrain).toEqual(['....', '..a.', '....']);
    expect(map?.terrainCodes).toEqual({ '.': 'clear', a: 'marsh' });
    expect(map?.elevation).toEqual(['3111', '1211', '1111']);
  });

  it('alter, add and remove what lies on the map', () => {
    const { map } = after(
      { op: 'set', target: 'map/zones/camp/hexes', value: ['0203'] },
      { op: 'remove', target: 'map/features/track' },
    );
    expect(map?.zones[0].hexes).toEqual(['0203']);
    expect(map?.features).toEqual([]);
  });

  it('leave what they do not touch as it is', () => {
    const original = linkPackage(variantWith([]));
    const changed = linkPackage(variantWith([{ op: 'set', target: 'modifiers/flank/value', value: 9, case: '1.0' }]));
    if (!original.ok || !changed.ok) throw new Error('not linked');
    expect(original.linked.modifiers[1].value).toBe(-1);
    expect(changed.linked.modifiers[1].value).toBe(9);
  });
});

describe('changes that hit nothing', () => {
  it('are told with the nearest name', () => {
    const { problems } = linkPackage(
      variantWith([{ op: 'set', target: 'modifiers/uphil/value', value: 2, case: '7.2' }]),
    );
    expect(problems).toEqual([
      {
        code: 'change.hits-nothing',
        severity: 'error',
        package: 'toy/variant',
        file: 'rules.json',
        pointer: '/changes/0/target',
        message: 'modifiers has no "uphil", so this changes nothing. Did you mean "uphill"?',
        case: '7.2',
        fixes: [
          {
            title: 'Write "modifiers/uphill/value"',
            edits: [{ file: 'rules.json', pointer: '/changes/0/target', op: 'set', value: 'modifiers/uphill/value' }],
          },
        ],
      },
    ]);
  });

  it.each([
    [
      { op: 'remove', target: 'units/guard' },
      'change.hits-nothing /changes/0/target units has no "guard", so this changes nothing. Did you mean "guards"?',
    ],
    [
      { op: 'set', target: 'tables/melee/cells/foot/hrose', value: 1 },
      'change.hits-nothing /changes/0/target tables/melee/cells/foot has no "hrose", so this changes nothing. Did you mean "horse"?',
    ],
    [
      { op: 'set', target: 'modifiers/flank/stacking', value: 'set' },
      'change.hits-nothing /changes/0/op modifiers/flank has no "stacking", so this changes nothing. To give it one, write the op add.',
    ],
    [
      { op: 'add', target: 'terrains/marsh', value: { ...wood, id: 'marsh' } },
      'change.hits-nothing /changes/0/op terrains/marsh exists already: write the op replace instead of add.',
    ],
    [
      { op: 'add', target: 'modifiers/flank/value', value: 2 },
      'change.hits-nothing /changes/0/op modifiers/flank/value exists already: write the op set instead of add.',
    ],
    [
      { op: 'set', target: 'modifiers/flank/value/more', value: 2 },
      'change.hits-nothing /changes/0/target modifiers/flank/value is a single value; there is nothing inside it.',
    ],
    [
      { op: 'set', target: 'map/terrain/0909', value: 'marsh' },
      'change.hits-nothing /changes/0/target There is no hex 0909 on this map.',
    ],
    [
      { op: 'add', target: 'terrains/wood', value: wood, after: 'mrash' },
      'change.hits-nothing /changes/0/after There is no "mrash" in terrains. Did you mean "marsh"?',
    ],
    [
      { op: 'set', target: '__proto__/a', value: 1 },
      expect.stringMatching(/^change.target \/changes\/0\/target Changes cannot name "__proto__"/),
    ],
    [{ op: 'set', target: 'modifiers/__proto__/a', value: 1 }, expect.stringMatching(/^change.hits-nothing /)],
    [{ op: 'set', target: 'modifiers/flank/__proto__/a', value: 1 }, expect.stringMatching(/^change.hits-nothing /)],
  ] as const)('%j', (change, expected) => {
    expect(faults(change as unknown as Record<string, JsonValue>)).toEqual([expected]);
  });

  it('say when the value is there already', () => {
    const { ok, problems } = linkPackage(
      variantWith([{ op: 'set', target: 'modifiers/flank/value', value: -1, case: '9.1' }]),
    );
    expect(ok).toBe(true);
    expect(faults({ op: 'add', target: 'terrains/wood', value: wood, before: 'marsh', after: 'clear' })).toEqual([
      'change.target /changes/0/after An item stands either before another one or after one. Take one of the two out.',
    ]);
    expect(problems).toMatchObject([
      { code: 'change.same', severity: 'warning', fixes: [{ title: 'Remove the change' }] },
    ]);
  });
});

describe('changes that are badly written', () => {
  it.each([
    [
      { op: 'set', target: 'modifers/flank/value', value: 1 },
      'change.target /changes/0/target Changes cannot name "modifers". Did you mean "modifiers"?',
    ],
    [
      { op: 'set', target: 'modifiers', value: 1 },
      'change.target /changes/0/target Say which of the modifiers is meant: modifiers/id.',
    ],
    [
      { op: 'set', target: 'modifiers/flank', value: {} },
      'change.target /changes/0/op modifiers/flank is a whole item: write the op replace instead of set.',
    ],
    [
      { op: 'replace', target: 'modifiers/flank/value', value: 1 },
      'change.target /changes/0/op modifiers/flank/value is a field, not an item: write the op set instead of replace.',
    ],
    [
      { op: 'add', target: 'terrains/wood', value: { ...wood, id: 'forest' } },
      'change.target /changes/0/value The target says "wood", but the value has another id. Make them the same.',
    ],
    [
      { op: 'add', target: 'terrains/wood', value: 5 },
      'change.target /changes/0/value The value must be an item with the id "wood", or the word "wood".',
    ],
    [
      { op: 'add', target: 'map', value: {} },
      'change.target /changes/0/op There is a map already: write the op replace.',
    ],
    [
      { op: 'remove', target: 'map/terrain/0101' },
      'change.target /changes/0/op Every hex has a terrain and a level: write the op set.',
    ],
  ] as const)('%j', (change, expected) => {
    expect(faults(change as unknown as Record<string, JsonValue>)).toEqual([expected]);
  });

  it('may not make an item that the schema refuses', () => {
    expect(faults({ op: 'set', target: 'terrains/marsh/cost', value: 'much' })).toEqual([
      'schema.enum /changes/0/value terrains/marsh/cost: "cost" cannot be "much". Choose one of: "prohibited".',
    ]);
    expect(faults({ op: 'remove', target: 'terrains/marsh/cost' })).toEqual([
      'schema.missing /changes/0 terrains/marsh/cost: This lacks the property "cost". Add it.',
    ]);
    expect(faults({ op: 'add', target: 'terrains/wood', value: { ...wood, cozt: 1 } })).toEqual([
      'schema.property /changes/0/value/cozt terrains/wood: This has no property "cozt". It takes: "id", "name", "case", "cost", "costs", "values", "sight", "color", "pattern", "ruling", "provenance", "note".',
    ]);
    expect(faults({ op: 'set', target: 'units/guards/faces', value: [{ id: 'a' }, { id: 'a' }] })).toEqual([
      'id.duplicate /changes/0/value/1 units/guards/faces: "a" is there already in this list.',
    ]);
    expect(faults({ op: 'set', target: 'map/elevation/0101', value: 12 })).toEqual([
      'reference.unknown /changes/0/value The level of a hex is a whole number from 0 to 9.',
    ]);
    expect(faults({ op: 'set', target: 'map/terrain/0101', value: 'mrash' })).toEqual([
      'reference.unknown /changes/0/value "mrash" is not a terrain. Did you mean "marsh"?',
    ]);
  });

  it('may not alter one thing twice in one package, nor a part of it', () => {
    const first = { op: 'set', target: 'modifiers/flank/value', value: 2 };
    expect(faults(first, { ...first, value: 3 })).toEqual([
      'change.twice /changes/1 modifiers/flank/value is changed twice (also in rules.json at /changes/0). Make one change of the two.',
    ]);
    expect(faults(first, { op: 'remove', target: 'modifiers/flank' })[0]).toMatch(
      /^change.twice \/changes\/1 modifiers\/flank\/value and modifiers\/flank change the same thing/,
    );
    expect(faults({ op: 'remove', target: 'modifiers/flank' }, first)[0]).toMatch(/^change.twice \/changes\/1 /);
    expect(faults(first, { op: 'set', target: 'modifiers/flank/label', value: 'Side' })).toEqual([]);
  });

  it('sees two changes in different files of the package', () => {
    const change = { op: 'set', target: 'parameters/turns/value', value: 5, case: '2.0' };
    const { problems } = linkPackage(variantWith([change], { 'units.json': { format: 1, changes: [change] } }));
    expect(briefly(problems)).toContain('rules.json /changes/0 change.twice');
  });

  it('are asked for a reason', () => {
    const { ok, problems } = linkPackage(variantWith([{ op: 'set', target: 'modifiers/flank/value', value: 4 }]));
    expect(ok).toBe(true);
    expect(problems).toMatchObject([{ code: 'change.uncited', severity: 'warning', pointer: '/changes/0' }]);
  });
});
