/** What a game library tells a screen. Everything it gives is plain data (see `presentation.ts` of the engine). */
import type {
  AttackOdds,
  CandidateQuery,
  Choice,
  Contest,
  Denial,
  DiceUse,
  Game,
  Influence,
  InfluenceSort,
  LogEntry,
  MarkersView,
  PieceView,
  Place,
  Prompt,
  Reach,
  SightReport,
  TakeBack,
  WrittenCommand,
} from '@hexwright/engine';
import type { CompiledGame } from './compiled-game.ts';

/**
 * A library's words and pictures of a game. `play` is never changed by these; what must be tried is undone. Pieces are
 * named by id, places as the game's space numbers them; a piece that does not exist is a RangeError.
 */
export interface Presenter<Play extends Game = Game> {
  /** What must be decided now. */
  prompt(play: Play): Prompt;
  /** Every command that the game lists as legal, each once, in the order of the rules. */
  choices(play: Play): Choice[];
  /**
   * Legal commands that a person may mean who points at a place, the most telling first, whether {@link choices} list them
   * or not: in a game in which too much is legal to be listed. Empty in all others.
   */
  candidates(play: Play, query: CandidateQuery): Choice[];
  /**
   * Two pieces that fight it out by themselves, or have done so lately; null where there are none. It tells nothing that
   * is still secret, to whichever side.
   */
  contest(play: Play): Contest | null;
  /**
   * All pieces that `viewers` (ids of sides) may see, those below first where they share a hex; what is hidden from all
   * of them is left out.
   */
  pieces(play: Play, viewers: readonly string[]): PieceView[];
  /** The markers of the package that lie in hexes, or belong to a side or the game. */
  markers(play: Play): MarkersView;
  /** Everything the piece can reach with what it may do now; null when it cannot move now. */
  reach(play: Play, piece: string): Reach | null;
  /**
   * Why the piece may not go to the place, or act upon who is there; with null as piece, why nothing can be begun there.
   * null when it may.
   */
  whyNot(play: Play, piece: string | null, place: Place): Denial | null;
  /**
   * The exact odds of a command that is legal now; of one that leads to an attack later, those of that attack as things
   * stand. null for a command that attacks nobody.
   */
  odds(play: Play, written: WrittenCommand): AttackOdds | null;
  /** What the piece makes its mark on, for layers over the map; with null, what the sides do together. */
  influences(play: Play, piece: string | null): Influence[];
  /** The sorts of layers that {@link influences} may give in this game; empty where there are none. */
  influenceSorts(game: CompiledGame): InfluenceSort[];
  /** Ids of the sides that know something which the others must not; empty where all lies open. */
  keepers(game: CompiledGame): string[];
  /** What the rules say of taking moves back; null where they say nothing. */
  takeBack(game: CompiledGame): TakeBack | null;
  /** The line of sight between two places, past the pieces that stand there now. */
  sight(play: Play, from: Place, to: Place): SightReport;
  /** As {@link sight}, on the bare ground of a package. */
  sightOn(game: CompiledGame, from: Place, to: Place): SightReport;
  /**
   * What it costs a piece, alone on the map, to get from a place to all others within its allowance. `across` is the
   * direction from the left hex to the right one, for a piece over two hexes. null for a unit that does not exist, does
   * not move, or cannot stand there.
   */
  movementMap(game: CompiledGame, unit: string, from: Place, across?: number): Reach | null;
  /** The events from number `first` on as entries of a log. */
  log(play: Play, first: number): LogEntry[];
  /** What a die is for, in a few words: "loss of Guards 1". */
  dieUse(play: Play, use: DiceUse): string;
}
