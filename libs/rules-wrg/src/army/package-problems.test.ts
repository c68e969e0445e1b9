import type { LinkedPackage } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { linkedOf } from '../test-battle.ts';
import { armyProblems } from './package-problems.ts';

const linked = linkedOf('wrg/formigny');

/** The battle with an army of so many points, and counters changed. */
function withPoints(points: number, change: Partial<LinkedPackage> = {}): LinkedPackage {
  const sides = linked.sides.map((side) => (side.id === 'english' ? { ...side, points } : side));
  return { ...linked, sides, ...change };
}

describe('the armies of a package', () => {
  it('are not reckoned in a battle that was fought', () => {
    expect(armyProblems(linked)).toEqual([]);
  });

  it('are told of where they cost more than they may [I.4a]', () => {
    expect(armyProblems(withPoints(2000))).toEqual([]);
    expect(armyProblems(withPoints(500))).toMatchObject([
      { at: 'sides/english/points', code: 'set-up.army-points', case: 'I.4a', severity: 'error' },
    ]);
  });

  it('are told of where nobody can be bought for what they may cost [I.4a]', () => {
    expect(armyProblems(withPoints(-5))).toMatchObject([{ at: 'sides/english/points', case: 'I.4a' }]);
    expect(armyProblems(withPoints(0))).toHaveLength(1);
  });

  it('are told of counter by counter [I.2]', () => {
    const units = linked.units.map((unit) => (unit.id === 'bills' ? { ...unit, class: 'swiss-halberds' } : unit));
    expect(armyProblems(withPoints(2000, { units }))).toMatchObject([
      { at: 'units/bills/class', added: ['sides/english/nation'], code: 'set-up.army-foreign', case: 'I.2' },
    ]);
  });
});
