/** Along which row rampant elephants run [18.0]: towards more enemies than friends. */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

/** Turns from the facing to the directions of the left and the right row. */
const ROW_TURNS = [2, 1] as const;

/** The row to run along for at most `hexes`. */
export function chooseRampageRow(battle: Battle, hexes: number, commands: CommandList): number {
  const left = commands.at(0);
  const right = commands.at(1);
  const value = (one: number): number => harvest(battle, hexes, entityOf(one), argumentOf(one));
  return value(right) > value(left) ? right : left;
}

/** Enemies less friends whom the elephants would meet first along the row. */
function harvest(battle: Battle, hexes: number, unit: number, row: number): number {
  const { grid, counters } = battle;
  const direction = battle.direction.of(unit);
  let hex = battle.left.of(unit);
  for (let run = 0; run <= hexes && hex >= 0; run++) {
    const right = grid.neighbour[hex * 6 + direction];
    const ahead = [
      grid.neighbour[hex * 6 + ((direction + 2) % 6)],
      grid.neighbour[hex * 6 + ((direction + 1) % 6)],
      right < 0 ? -1 : grid.neighbour[right * 6 + ((direction + 1) % 6)],
    ];
    const met = ahead.map((one) => (one < 0 ? -1 : battle.unitIn(one))).filter((one) => one >= 0 && one !== unit);
    if (met.length > 0) {
      return met.reduce((sum, one) => sum + (counters.side[one] === counters.side[unit] ? -1 : 1), 0);
    }
    hex = grid.neighbour[hex * 6 + ((direction + ROW_TURNS[row]) % 6)];
  }
  return 0;
}
