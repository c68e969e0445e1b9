/** What the ground of a package does to pieces: asked of its rules, with the package as far as it compiles now. */
import type { Problem } from '@hexwright/model';
import type { Reach, SightReport } from '@hexwright/engine';
import type { Playable } from '@hexwright/playtest';
import type { PackageMirror } from '../package-mirror.ts';

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

/** What the rules say of the ground. */
export interface TerrainAnswer<Found> {
  /** null where they say nothing, or cannot. */
  readonly found: Found | null;
  /** The error for which they cannot answer; null where they can. */
  readonly inTheWay: string | null;
  /** An error elsewhere in the package: what is wrong there was left out. null where all is well. */
  readonly leftOut: string | null;
}

export type SightAnswer = TerrainAnswer<SightReport>;
export type MovementAnswer = TerrainAnswer<Reach>;

/** Asks the rules about a line of sight. */
export function sight(mirror: PackageMirror, { package: id, from, to }: SightQuestion): SightAnswer {
  return answerOn(mirror, id, [], ({ library, game }) => library.presenter.sightOn(game, from, to));
}

/** Asks the rules about movement. */
export function movement(mirror: PackageMirror, { package: id, unit, from, across }: MovementQuestion): MovementAnswer {
  return answerOn(mirror, id, [unit], ({ library, game }) =>
    library.presenter.movementMap(game, unit, from, ...(across === null ? [] : [across])),
  );
}

/** An answer from the battle as it would be played, else from its ground and the units in question alone. */
function answerOn<Found>(
  mirror: PackageMirror,
  id: string,
  units: readonly string[],
  ask: (battle: Playable) => Found | null,
): TerrainAnswer<Found> {
  const compiled = mirror.compile(id);
  if (compiled.ok) return { found: ask(mirror.games.playable(compiled.game)), inTheWay: null, leftOut: null };
  const why = (problems: readonly Problem[]): string | null => firstError(mirror.said(id, problems));
  const ground = mirror.compileGround(id, units);
  if (ground.game === null) {
    // That a file is missing is no news where it cannot be read: the package as a whole says so.
    const same = ground.problems.filter(({ code, pointer }) =>
      compiled.problems.some((one) => one.code === code && one.pointer === pointer),
    );
    return { found: null, inTheWay: why(same) ?? why(compiled.problems) ?? why(ground.problems), leftOut: null };
  }
  return { found: ask(mirror.games.playable(ground.game)), inTheWay: null, leftOut: why(compiled.problems) };
}

function firstError(problems: readonly Problem[]): string | null {
  return problems.find(({ severity }) => severity === 'error')?.message ?? null;
}
