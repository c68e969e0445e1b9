import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { tamburlaine } from '../test-position.ts';
import { movementAllowance } from './13-fatigue.ts';
import { approachTable, APPROACHES, PARALLEL, RECEDES } from './13-1-approach.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** How a step in that direction changes the distance to an edge of the grid, in rows or columns. */
function gainOf(grid: Grid, direction: number, edge: string): number {
  const hex = grid.hexAt(3, 3);
  const next = grid.neighbour[hex * 6 + direction];
  const south = grid.rowOf(next) - grid.rowOf(hex);
  const east = grid.columnOf(next) - grid.columnOf(hex);
  // Nothing is added so that minus nothing is nothing.
  return ({ north: -south, south, east, west: -east }[edge] ?? 0) + 0;
}

describe('[13.1] two directions lead to an edge, two away from it, two along it', () => {
  it.each([
    ['pointy', 'north', [1, 2]],
    ['pointy', 'south', [4, 5]],
    ['flat', 'east', [0, 1]],
    ['flat', 'west', [3, 4]],
  ] as const)('on a %s grid: %s', (orientation, edge, home) => {
    const grid = new Grid({ orientation, columns: 7, rows: 7, shift: 'even' });
    const table = approachTable(home);
    const gains = DIRECTIONS.map((direction) => gainOf(grid, direction, edge));
    expect([...table]).toEqual(gains.map((gain) => Math.sign(gain)));
    expect([...table].toSorted((a, b) => a - b)).toEqual([
      RECEDES,
      RECEDES,
      PARALLEL,
      PARALLEL,
      APPROACHES,
      APPROACHES,
    ]);
    for (const direction of DIRECTIONS) expect(table[direction] + table[(direction + 3) % 6]).toBe(0);
  });

  it('what is home to the one side is away for the other, in the battle itself [15.21], [15.22]', () => {
    const battle = new GreatMedievalBattle(tamburlaine());
    for (const direction of DIRECTIONS) {
      expect(battle.approach[direction] + battle.approach[6 + direction]).toBe(0);
      expect(battle.approach[direction]).toBe(gainOf(battle.grid, direction, 'north'));
    }
  });
});

describe('[13.1] the allowance of the fatigued', () => {
  it('is whole towards the edge and half off it, fractions dropped, in turns nine and ten only [13.0]', () => {
    const game = tamburlaine();
    const battle = new GreatMedievalBattle(game);
    for (let turn = 1; turn <= 10; turn++) {
      battle.beginAt(1, turn, 0, 0);
      for (const { index, faces } of game.units) {
        for (const face of faces.keys()) {
          battle.face.set(index, face);
          const printed = faces[face].values.movement;
          expect(movementAllowance(battle, index, false)).toBe(printed);
          expect(movementAllowance(battle, index, true)).toBe(turn < 9 ? printed : Math.floor(printed / 2));
        }
      }
      expect(battle.fatigued).toBe(turn >= 9);
    }
  });

  it('follows the divisor and the first turn of the package', () => {
    const game = tamburlaine();
    const parameters = new Map([
      ...game.parameters,
      ['fatigue-movement-divisor', 3],
      ['fatigue-first-turn', 2],
    ] as const);
    const battle = new GreatMedievalBattle({ ...game, parameters });
    battle.beginAt(1, 2, 0, 0);
    const fast = game.units.findIndex(({ faces }) => faces[0].values.movement === 8);
    expect(movementAllowance(battle, fast, true)).toBe(2);
    battle.beginAt(1, 1, 0, 0);
    expect(movementAllowance(battle, fast, true)).toBe(8);
  });
});
