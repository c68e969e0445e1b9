import { describe, expect, it } from 'vitest';
import { variantWith } from './fixtures/toy-packages.ts';
import type { JsonValue } from './generated/types.ts';
import { linkPackage } from './link-package.ts';
import { timedChangesOf } from './timed-changes.ts';

type Given = Readonly<Record<string, JsonValue>>;

const linkedWith = (...changes: readonly Given[]): ReturnType<typeof linkPackage> =>
  linkPackage(variantWith(changes.map((change) => ({ case: '1.0', ...change }))));

/** The problems of some changes, as `code pointer message`. */
function faults(...changes: readonly Given[]): string[] {
  return linkedWith(...changes).problems.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

/** The value of the modifier flank in each span of turns that has rules of its own. */
function flankIn(...changes: readonly Given[]): readonly unknown[] {
  const result = linkedWith(...changes);
  if (!result.ok) throw new Error('not linked');
  expect(result.linked.modifiers.find(({ id }) => id === 'flank')?.value).toBe(-1);
  return (result.linked.editions ?? []).map(({ from, to, modifiers }) => [
    from,
    to,
    modifiers.find(({ id }) => id === 'flank')?.value,
  ]);
}

const flank: Given = { op: 'set', target: 'modifiers/flank/value' };

describe('changes with turns', () => {
  it('leave the rules of all other turns as they are', () => {
    expect(flankIn({ ...flank, value: 5, turns: { from: 3, to: 4 } })).toEqual([[3, 4, 5]]);
    expect(flankIn({ ...flank, value: 5, turns: { from: 3 } })).toEqual([[3, null, 5]]);
    expect(
      flankIn({ ...flank, value: 5, turns: { to: 2 } }, { ...flank, value: 7, turns: { from: 4, to: 4 } }),
    ).toEqual([
      [1, 2, 5],
      [4, 4, 7],
    ]);
  });

  it('hold together where their turns meet', () => {
    const turns = { op: 'set', target: 'parameters/turns/value', value: 6, turns: { from: 4 } };
    const result = linkedWith({ ...flank, value: 5, turns: { from: 3, to: 5 } }, turns);
    if (!result.ok) throw new Error('not linked');
    expect(result.linked.editions?.map(({ from, to, changes }) => [from, to, changes.length])).toEqual([
      [3, 3, 1],
      [4, 5, 2],
      [6, null, 1],
    ]);
    expect(timedChangesOf(result.linked)).toHaveLength(2);
  });

  it('set the value of a parameter, a cell or a modifier, and nothing else', () => {
    const turns = { from: 2 };
    expect(faults({ op: 'remove', target: 'modifiers/flank', turns })[0]).toMatch(/^change.turns \/changes\/0\/op /);
    expect(faults({ op: 'set', target: 'units/guards/faces/back/values/movement', value: 5, turns })[0]).toMatch(
      /^change.turns \/changes\/0\/target .*write a modifier/,
    );
    expect(faults({ op: 'set', target: 'tables/melee/cells/foot/horse', value: 3, turns })).toEqual([]);
    expect(faults({ ...flank, target: 'modifiers/flnk/value', value: 5, turns })[0]).toMatch(/^change.hits-nothing /);
    expect(faults({ ...flank, value: true, turns })[0]).toMatch(/^schema.* \/changes\/0\/value /);
  });

  it('need turns that can be, each for itself', () => {
    expect(faults({ ...flank, value: 5, turns: { from: 4, to: 2 } })[0]).toMatch(/^change.turns \/changes\/0\/turns /);
    const twice: readonly Given[] = [
      { ...flank, value: 5, turns: { from: 2, to: 4 } },
      { ...flank, value: 6, turns: { from: 4 } },
    ];
    expect(faults(...twice)).toEqual([
      'change.twice /changes/1 modifiers/flank/value is changed twice in turn 4 (also in rules.json at /changes/0). Let each hold in turns of its own.',
    ]);
  });
});
