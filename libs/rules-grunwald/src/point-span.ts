/** [19.0] What a side can score besides camps, for levels of victory that nobody could reach. */
import type { CompiledUnit, PointSpan, ScoringView } from '@hexwright/compiler';
import { countFor } from '@hexwright/rules-kit';
import { KINDS, LEADER, STANDARD, UNIT } from './counters.ts';

export function pointsOf(game: ScoringView, side: number): PointSpan {
  const enemies = game.units.filter((unit) => unit.side !== side);
  // The fall of a king is the utmost victory, whatever the points.
  if (enemies.some(({ kind, traits }) => kind === KINDS[LEADER] && traits.has('king')))
    return { least: 0, most: Number.MAX_SAFE_INTEGER };
  return { least: 0, most: enemies.reduce((sum, unit) => sum + Math.max(0, pointsFor(game, unit)), 0) };
}

function pointsFor({ parameters, tables }: ScoringView, unit: CompiledUnit): number {
  if (unit.kind === KINDS[LEADER]) return unit.faces[0].values.points ?? 0;
  if (unit.kind === KINDS[STANDARD]) return Number(parameters.get('standard-points') ?? 0);
  if (unit.kind !== KINDS[UNIT]) return 0;
  return Math.max(...unit.faces.map((_, face) => countFor(tables.get('victory-points'), unit, face)));
}
