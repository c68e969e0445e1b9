import { describe, expect, it } from 'vitest';
import { Findings } from './finding.ts';
import { isInTurns, lowerTurns } from './lower-turns.ts';

describe('turns', () => {
  it('count from the first to the last, and on where an end is open', () => {
    const held = (turns: Parameters<typeof lowerTurns>[0]): number[] =>
      [1, 2, 3, 4, 5].filter((turn) => isInTurns(lowerTurns(turns, 'a', new Findings()), turn));
    expect(held({ from: 2, to: 4 })).toEqual([2, 3, 4]);
    expect(held({ from: 4 })).toEqual([4, 5]);
    expect(held({ to: 2 })).toEqual([1, 2]);
    expect(held(undefined)).toEqual([1, 2, 3, 4, 5]);
  });

  it('that end before they begin are a problem, with the turns the other way round as its fix', () => {
    const findings = new Findings('7.1');
    lowerTurns({ from: 5, to: 3 }, 'modifiers/mud/turns', findings);
    expect(findings.list).toMatchObject([
      { at: 'modifiers/mud/turns/from', code: 'turns.order', case: '7.1', fixes: [{ value: { from: 3, to: 5 } }] },
    ]);
  });
});
