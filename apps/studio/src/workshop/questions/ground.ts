/** What the ground of a package does to pieces: asked of its rules, with the package as it is compiled now. */
import type { Reach, SightReport } from '@hexwright/engine';
import { playable, type Playable } from '@hexwright/playtest';
import type { Bench } from '../bench.ts';

/** Can one hex be seen from the other, past nobody? Hexes are indices of the grid. */
export interface SightQuestion {
  readonly package: string;
  readonly from: number;
  readonly to: number;
}

/** What does it cost a unit, alone on the map, to go from a hex to all others? */
export interface MovementQuestion {
  readonly package: string;
  readonly unit: string;
  readonly from: number;
  /** Direction from the left hex to the right one, of a unit over two hexes. */
  readonly across: number | null;
}

/** What the rules say; null where they say nothing, or while the package has errors. */
export type SightAnswer = SightReport | null;
export type MovementAnswer = Reach | null;

/** Asks the rules about a line of sight. */
export function sight(bench: Bench, { package: id, from, to }: SightQuestion): SightAnswer {
  const battle = battleOf(bench, id);
  return battle === null ? null : battle.library.presenter.sightOn(battle.game, from, to);
}

/** Asks the rules about movement. */
export function movement(bench: Bench, { package: id, unit, from, across }: MovementQuestion): MovementAnswer {
  const battle = battleOf(bench, id);
  if (battle === null) return null;
  const { presenter } = battle.library;
  return presenter.movementMap(battle.game, unit, from, ...(across === null ? [] : [across]));
}

function battleOf(bench: Bench, id: string): Playable | null {
  const compiled = bench.compile(id);
  return compiled.ok ? playable(compiled.game) : null;
}
