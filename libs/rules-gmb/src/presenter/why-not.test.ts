import { describe, expect, it } from 'vitest';
import { crowds } from '../test-crowds.ts';
import { Numbers } from '../test-numbers.ts';
import { type Position, scene } from '../test-position.ts';
import { whyNot } from '../test-screen.ts';

/** The cases that answer a click of a piece (null: nothing chosen) on a hex; null when it may. */
function cases(position: Position, piece: string | null, label: string, ...before: { do: string }[]): string[] | null {
  const { battle, unit, do: perform } = scene(position);
  for (const written of before) perform(written);
  const answer = whyNot(battle, piece === null ? -1 : unit(piece), battle.map.numbering.hexOf(label));
  return answer === null ? null : answer.refusals.map(({ case: cited }) => cited);
}

const field = { columns: 12, rows: 12, terrain: { '0605': 'river' } };
const units = [
  { id: 'A', copy: 'gd-czawl-1', hexes: ['0506', '0606'], facing: 'N', face: 'melee' },
  { id: 'B', copy: 'khoshun-1', hexes: ['0806'] },
  { id: 'C', copy: 'naphtha', hexes: ['0807'] },
  { id: 'K', copy: 'akinjis-1', hexes: ['0803'] },
  { id: 'L', copy: 'akinjis-2', hexes: ['1005'] },
  { id: 'R', copy: 'tumans-1', hexes: ['0909'], rout: 1 },
];

describe('whyNot', () => {
  const move: Position = { map: field, phase: 'movement', units };

  it('[5.0] says why a piece cannot get to a hex', () => {
    expect(cases(move, 'B', '0805')).toBeNull();
    expect(cases(move, 'B', '0807')).toEqual(['6.11']);
    expect(cases(move, 'A', '0605')).toEqual(['7.25']);
    expect(cases(move, 'C', '0112')).toEqual(['5.12']);
    expect(cases(move, 'R', '0908')).toEqual(['10.1']);
    expect(cases(move, 'K', '0802')).toEqual(['5.11']);
    expect(cases(move, 'B', '0805', { do: 'move', unit: 'B', steps: ['NE'] } as { do: string })).toEqual(['5.12']);
  });

  it('[5.12] says of a hex beyond reach what it would cost', () => {
    const { battle, unit } = scene(move);
    const text = (piece: string, label: string): string | undefined =>
      whyNot(battle, unit(piece), battle.map.numbering.hexOf(label))?.refusals[0].text;
    expect(text('C', '0112')).toMatch(/^0112 is out of reach: it costs at least \d+ of 4 movement points\.$/);
    expect(text('A', '1212')).toMatch(/^1212 is out of reach/);
  });

  it('[5.3] takes a click on an enemy for a charge, of those who charge', () => {
    const [first] = cases(move, 'A', '0803') ?? [];
    expect(first).toBe('5.31');
    expect(cases(move, 'C', '0803')).toEqual(['6.11', '5.33']);
  });

  it('[8.0], [9.0] says why there is no attack', () => {
    const fire: Position = { map: field, phase: 'fire', units };
    expect(cases(fire, 'B', '1005')).toBeNull();
    expect(cases(fire, 'C', '1005')).toEqual(['8.0']);
    expect(cases(fire, 'B', '0807')).toEqual(['8.0']);
    expect(cases(fire, 'B', '0101')).toEqual(['8.0']);
    const near = units.map((unit) => (unit.id === 'K' ? { ...unit, hexes: ['0604'] } : unit));
    const melee: Position = {
      map: { columns: 12, rows: 12 },
      phase: 'melee-phasing',
      units: [...near, { id: 'M', copy: 'akinjis-3', hexes: ['0505'] }],
    };
    expect(cases(melee, 'A', '0505')).toBeNull();
    expect(cases(melee, 'A', '0604')).toEqual(['9.0']);
    expect(cases(melee, 'B', '0505')).toEqual(['9.0']);
  });

  it('says why nothing can be begun in a hex', () => {
    expect(cases(move, null, '0806')).toBeNull();
    expect(cases(move, null, '0803')).toEqual(['5.11']);
    expect(cases(move, null, '0909')).toEqual(['10.1']);
    expect(cases(move, null, '0101')).toEqual(['5.0']);
  });

  it('gives a place, a case and a sentence to every click, and changes nothing', () => {
    const numbers = new Numbers(7);
    for (const [name, position] of Object.entries(crowds)) {
      const { battle } = scene(position);
      for (let played = 0; played < 10 && !battle.over; played++) {
        const { hash } = battle;
        for (let click = 0; click < 25; click++) {
          const piece = numbers.below(battle.counters.count + 1) - 1;
          const answer = whyNot(battle, piece, numbers.below(battle.grid.count));
          if (answer === null) continue;
          expect(answer.refusals.length, name).toBeGreaterThan(0);
          for (const refusal of answer.refusals) expect(refusal.text, name).toMatch(/\.$/);
          expect(structuredClone(answer)).toEqual(answer);
        }
        expect(battle.hash, name).toBe(hash);
        battle.apply(numbers.pick(battle.legal().toArray()));
      }
    }
  });
});
