/** [21.0], [20.0] What a side can score in a battle besides its objectives, for levels of victory that nobody could reach. */
import type { CompiledGame, CompiledUnit, PointSpan } from '@hexwright/compiler';
import { countFor } from '@hexwright/rules-kit';
import { KINDS, LEADER, UNIT } from './counters.ts';

/** A leader may be captured, and lost again by his captor. */
const CAPTURES = 2;

export function pointsOf(game: CompiledGame, side: number): PointSpan {
  const losses = game.units.filter((unit) => unit.side !== side).map((unit) => pointsFor(game, unit));
  return {
    least: losses.reduce((sum, points) => sum + Math.min(0, points), 0),
    most: losses.reduce((sum, points) => sum + Math.max(0, points), 0),
  };
}

/** Points for the loss of a counter, by whatever modules are on. */
function pointsFor({ modules, parameters, tables }: CompiledGame, unit: CompiledUnit): number {
  if (unit.kind === KINDS[LEADER]) {
    // [18.6] A captive scores when the battle is over, by the points of units.
    if (modules.has('captives') && !modules.has('points-by-unit')) return 0;
    return CAPTURES * (unit.faces[0].values.capture ?? 0);
  }
  if (unit.kind !== KINDS[UNIT]) return 0;
  const doubles = unit.size === 2 ? Number(parameters.get('victory-double-multiplier') ?? 1) : 1;
  const byMorale = modules.has('points-by-morale') ? doubles * countFor(tables.get('victory-points'), unit) : 0;
  return byMorale + (modules.has('points-by-unit') ? countFor(tables.get('unit-points'), unit) : 0);
}
