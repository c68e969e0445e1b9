import { describe, expect, it } from 'vitest';
import { Board } from '../test-boards.ts';
import { type Axial, axialOf, beside, distance } from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { type Scene, scene } from '../test-position.ts';
import { isClearLine, meets } from '../test-sight.ts';
import { sighting } from './08-1-line-of-sight.ts';

const COLUMNS = 9;
const LONGEST = 5;

interface Field {
  readonly board: Board;
  readonly place: Scene;
  readonly hexes: readonly Axial[];
  /** Ids of combat units by hex. */
  readonly unitIn: ReadonlyMap<string, string>;
}

const keyOf = ({ q, r }: Axial): string => `${q} ${r}`;

function fieldOf(seed: number): Field {
  const numbers = new Numbers(seed);
  const board = new Board(COLUMNS, COLUMNS).scatter(numbers, { grove: 5, village: 5, camp: 5 }, 45);
  for (let index = 0; index < 7; index++) {
    board.place(numbers, `s-${index}`, 1, { copy: index % 2 === 0 ? 'serbs-1' : 'gilan-1' });
    board.place(numbers, `d-${index}`, 2, { copy: index % 2 === 0 ? 'azab-1' : 'kushite' });
  }
  const unitIn = new Map<string, string>();
  for (const { id, hexes } of board.units) for (const hex of hexes as string[]) unitIn.set(keyOf(axialOf(hex)), id);
  board.place(numbers, 'W', 2, { copy: 'wagons-1', face: 'limbered' });
  board.place(numbers, 'L', 1, { copy: 'tamburlaine' });
  return { board, place: scene(board.position('fire')), hexes: board.labels.map(axialOf), unitIn };
}

/** By cases 8.11 to 8.16: does `firer` in `a` see `target` in `b`? */
function sees({ board, hexes, unitIn }: Field, firer: string, a: Axial, target: string, b: Axial): boolean {
  if (board.terrainOf(b) === 'village') return false;
  const height = Math.max(board.levelOf(a), board.levelOf(b));
  // What lies farther from either end than the ends from each other is nowhere near the line.
  const range = distance(a, b);
  const near = hexes.filter((hex) => distance(a, hex) <= range && distance(b, hex) <= range);
  return isClearLine(a, b, near, (hex) => {
    const unit = unitIn.get(keyOf(hex));
    if (unit === firer || unit === target) return false;
    const terrain = board.terrainOf(hex);
    return unit !== undefined || terrain === 'grove' || terrain === 'village' || board.levelOf(hex) > height;
  });
}

describe('[8.1] a line of sight', () => {
  it('is clear or blocked as a second reckoning has it, between all hexes of random fields', () => {
    let [clear, blocked] = [0, 0];
    for (let seed = 0; seed < 2; seed++) {
      const field = fieldOf(seed);
      const { battle, unit } = field.place;
      const { grid } = battle;
      const ids = [...new Set(field.unitIn.values())];
      const wrong: unknown[] = [];
      for (const a of field.hexes) {
        for (const b of field.hexes) {
          const range = distance(a, b);
          if (range === 0 || range > LONGEST) continue;
          // The unit there looks; where nobody does, some unit that stands elsewhere.
          const firer = field.unitIn.get(keyOf(a)) ?? ids[0];
          const target = field.unitIn.get(keyOf(b)) ?? ids[1];
          const expected = sees(field, firer, a, target, b);
          const found = sighting.of(battle).isClear(unit(firer), grid.at(a.q, a.r), unit(target), grid.at(b.q, b.r));
          if (found !== expected) wrong.push({ firer, a, target, b, found });
          if (expected) clear++;
          else blocked++;
        }
      }
      expect(wrong).toEqual([]);
    }
    expect(clear).toBeGreaterThan(500);
    expect(blocked).toBeGreaterThan(500);
  });

  it('is the same both ways, but for villages, which are seen from and not into [8.16]', () => {
    for (let seed = 10; seed < 12; seed++) {
      const { board, place, hexes } = fieldOf(seed);
      const { battle } = place;
      const { grid } = battle;
      const sight = sighting.of(battle);
      const [one, other] = [place.unit('s-0'), place.unit('d-1')];
      const isVillage = (hex: Axial): boolean => board.terrainOf(hex) === 'village';
      for (const a of hexes) {
        for (const b of hexes) {
          if (distance(a, b) === 0 || isVillage(a) || isVillage(b)) continue;
          const there = sight.isClear(one, grid.at(a.q, a.r), other, grid.at(b.q, b.r));
          const back = sight.isClear(other, grid.at(b.q, b.r), one, grid.at(a.q, a.r));
          if (there !== back) expect({ a, b, there }).toEqual({ a, b, there: back });
        }
      }
    }
  });

  it('[8.11] is always clear to the next hex, whatever the heights', () => {
    const { place, hexes, board } = fieldOf(20);
    const { battle } = place;
    for (const a of hexes) {
      for (let d = 0; d < 6; d++) {
        const b = beside(a, d);
        const [from, to] = [battle.grid.at(a.q, a.r), battle.grid.at(b.q, b.r)];
        if (to < 0 || board.terrainOf(b) === 'village') continue;
        if (!sighting.of(battle).isClear(0, from, 1, to)) expect({ a, b }).toBe('clear');
      }
    }
  });

  it('[8.12] runs along a hexside only at ranges two and four, along one side or two', () => {
    const origin = { q: 0, r: 0 };
    const skirts = (target: Axial): number => {
      let count = 0;
      for (let q = -5; q <= 5; q++) {
        for (let r = -5; r <= 5; r++) if (meets(origin, target, { q, r }) === 'skirts') count++;
      }
      return count;
    };
    for (let q = -4; q <= 4; q++) {
      for (let r = -4; r <= 4; r++) {
        const range = distance(origin, { q, r });
        if (range === 0 || range > 4) continue;
        const alongVertex = q === r || q === -2 * r || r === -2 * q;
        expect(skirts({ q, r })).toBe(alongVertex ? range : 0);
      }
    }
  });
});

describe('what is said of a blocked line', () => {
  it('names hexes between the two, and a case of section 8.1 for each reason', () => {
    const field = fieldOf(2);
    const { battle, unit } = field.place;
    const { grid } = battle;
    const sight = sighting.of(battle);
    for (const a of field.hexes) {
      for (const b of field.hexes) {
        const range = distance(a, b);
        if (range === 0 || range > 4) continue;
        const [from, to] = [grid.at(a.q, a.r), grid.at(b.q, b.r)];
        const args = [unit('s-0'), from, unit('s-1'), to] as const;
        const { places = [], cases = [] } = sight.explain(...args);
        const isClear = sight.isClear(...args);
        if ((cases.length === 0) !== isClear || (places.length === 0) !== isClear) expect({ a, b }).toBe('explained');
        if (cases.some((one) => !['8.12', '8.13', '8.14', '8.15', '8.16'].includes(one))) expect(cases).toBe('of 8.1');
        if (!places.every((hex) => hex === to || grid.distance(from, hex) + grid.distance(hex, to) <= range + 1))
          expect(places).toBe('between');
      }
    }
  });
});
