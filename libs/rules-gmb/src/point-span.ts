/** [21.0], [20.0] What a side can score in a battle besides its objectives, for levels of victory that nobody could reach. */
import type { CompiledGame, CompiledUnit, PointSpan } from '@hexwright/compiler';
import { KINDS, LEADER } from './counters.ts';
import type { RuleModule } from './rule-module.ts';

/** A leader may be captured, and lost again by his captor. */
const CAPTURES = 2;

/** What a leader can bring his captors. */
export function captureSpan(leader: CompiledUnit): number {
  return CAPTURES * (leader.faces[0].values.capture ?? 0);
}

/** What a side can score by the losses of its enemies, whatever of these modules is on. */
export function pointsOf(modules: readonly RuleModule[], game: CompiledGame, side: number): PointSpan {
  const spans = modules.flatMap(({ id, spanOf }) => (spanOf !== undefined && game.modules.has(id) ? [spanOf] : []));
  const losses = game.units
    .filter((unit) => unit.side !== side)
    .map((unit) =>
      spans.reduce((points, spanOf) => spanOf(game, unit, points), unit.kind === KINDS[LEADER] ? captureSpan(unit) : 0),
    );
  return {
    least: losses.reduce((sum, points) => sum + Math.min(0, points), 0),
    most: losses.reduce((sum, points) => sum + Math.max(0, points), 0),
  };
}
