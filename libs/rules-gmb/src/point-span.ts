/** [21.0], [20.0] What a side can score in a battle besides its objectives, for levels of victory that nobody could reach. */
import type { CompiledUnit, PointSpan, ScoringView } from '@hexwright/compiler';
import { KINDS, LEADER } from './counters.ts';
import type { RuleModule } from './rule-module.ts';

/** A leader may be captured, and lost again by their captor. */
const CAPTURES = 2;

/** What a leader can bring those who capture them. */
export function captureSpan(leader: CompiledUnit): number {
  return CAPTURES * (leader.faces[0].values.capture ?? 0);
}

/** What a side can score by the losses of its enemies, whatever of these modules is on. */
export function pointsOf(modules: readonly RuleModule[], game: ScoringView, side: number): PointSpan {
  const spans = modules.flatMap(({ id, spanOf }) => (spanOf !== undefined && game.modules.has(id) ? [spanOf] : []));
  let [least, most] = [0, 0];
  for (const unit of game.units) {
    if (unit.side === side) continue;
    let points = unit.kind === KINDS[LEADER] ? captureSpan(unit) : 0;
    for (const spanOf of spans) points = spanOf(game, unit, points);
    if (points < 0) least += points;
    else most += points;
  }
  return { least, most };
}
