/** What a library tells a screen: what it must say itself, and the defaults of all that many games do not have. */
import type { CompiledGame, Presenter } from '@hexwright/compiler';
import type { AttackOdds, Denial, DiceUse, Influence, Reach, SightReport, WrittenCommand } from '@hexwright/engine';
import { FIRST_PURPOSE } from './effects/effects.ts';
import { markersView } from './effects/marker-views.ts';
import { pieceName } from './names.ts';
import { NO_PIECE, type PackageGame } from './package-game.ts';
import { plainPieces } from './pieces.ts';

/** What every library says, and what it may say; pieces are indices of the package's units. */
export interface PresenterSpec<Play extends PackageGame>
  extends
    Pick<Presenter<Play>, 'prompt' | 'choices' | 'log'>,
    Partial<
      Pick<
        Presenter<Play>,
        | 'candidates'
        | 'contest'
        | 'influenceSorts'
        | 'keepers'
        | 'takeBack'
        | 'sight'
        | 'sightOn'
        | 'movementMap'
        | 'pieces'
        | 'dieUse'
      >
    > {
  /** Nothing goes anywhere where absent. */
  readonly reach?: (play: Play, piece: number) => Reach | null;
  /** With {@link NO_PIECE}, why nothing can be begun there. */
  readonly whyNot?: (play: Play, piece: number, place: number) => Denial | null;
  readonly odds?: (play: Play, written: WrittenCommand) => AttackOdds | null;
  /** With {@link NO_PIECE}, the layers of all sides. */
  readonly influences?: (play: Play, piece: number) => Influence[];
}

/** A presenter of what a library says, and of the defaults of everything else. */
export function presenterOf<Play extends PackageGame>(spec: PresenterSpec<Play>): Presenter<Play> {
  const { reach, whyNot, influences, dieUse = ofPiece } = spec;
  return {
    candidates: () => [],
    contest: () => null,
    odds: () => null,
    influenceSorts: () => [],
    keepers: () => [],
    takeBack: () => null,
    sight: ({ game }, from, to) => openSight(game, from, to),
    sightOn: openSight,
    movementMap: () => null,
    pieces: plainPieces,
    markers: markersView,
    ...spec,
    // Dice of effects are nobody's.
    dieUse: (play, use) => (use.actor < play.game.units.length ? dieUse(play, use) : tableOf(play.game, use.purpose)),
    reach: (play, piece) => reach?.(play, indexOf(play, piece)) ?? null,
    whyNot: (play, piece, place) => whyNot?.(play, piece === null ? NO_PIECE : indexOf(play, piece), place) ?? null,
    influences: (play, piece) => influences?.(play, piece === null ? NO_PIECE : indexOf(play, piece)) ?? [],
  };
}

function ofPiece({ game }: PackageGame, { actor }: DiceUse): string {
  return `a die of ${pieceName(game, actor)}`;
}

/** The table of the package that a die is thrown for. */
function tableOf({ eventTables }: CompiledGame, purpose: number): string {
  return eventTables[purpose - FIRST_PURPOSE]?.title ?? 'a die';
}

function indexOf({ game }: PackageGame, id: string): number {
  const piece = game.vocabulary.indexOf('units', id);
  if (piece < 0) throw new RangeError(`There is no unit "${id}" in this battle.`);
  return piece;
}

/** In a game without lines of sight everybody sees everything. */
function openSight({ map }: CompiledGame, from: number, to: number): SightReport {
  return { clear: true, range: map.distance(from, to), blockedBy: [] };
}
