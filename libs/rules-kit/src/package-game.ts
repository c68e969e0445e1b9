/** A game that is played by a package: what every rules library builds its own on. */
import type { CheckedExpression, CompiledGame, CompiledMap } from '@hexwright/compiler';
import {
  type Column,
  type Command,
  type EventKind,
  type EventRegistry,
  Game,
  LEGAL,
  type PiecePlace,
  type Procedure,
  type Refusal,
  type RefusalCode,
  type SequencePoint,
  type Space,
} from '@hexwright/engine';
import { type Edge, EDGES, type Grid } from '@hexwright/hex';
import { lowerExpression } from '@hexwright/rule-lang';
import { ChoicesMade } from './effects/choices-made.ts';
import { type EffectQuestion, type EffectRules, momentNumber, NOBODY, ofUnit } from './effects/effect-rules.ts';
import { type EffectEngine, Effects } from './effects/effects.ts';
import { MomentQueue } from './effects/moment-queue.ts';
import { type LevelBeyond, OwnMarkers } from './effects/own-markers.ts';
import { Destroyers } from './destroyers.ts';
import { phaseBeganIn } from './game-events.ts';
import { callsOf, type HeldGround, Holdings } from './holdings.ts';
import { refusalBy, restrictionOf } from './restrictions.ts';
import type { CellListener } from './tables.ts';
import { type Cause, type Verdict, Verdicts } from './verdicts.ts';

/** Off the map. */
export const NOWHERE = -1;
/** The place of a piece off the map. */
export const OFF_MAP: PiecePlace = { places: [], across: null, facing: null };
/** No piece in particular. */
export const NO_PIECE = -1;

const NO_SIDE = -1;

/** Whether a moment belongs to the player-turn of a side. */
function isOfPhase(point: SequencePoint): boolean {
  return point === 'phase-begins' || point === 'phase-ends';
}

/**
 * The package beside the state. A library adds the columns of its state under the names of its rulebook; what single
 * sections keep besides is a `Part`.
 */
export abstract class PackageGame<Ground extends Space = Space> extends Game {
  readonly game: CompiledGame<Ground>;
  readonly map: Ground;
  /** What `Part`s keep for this game, each in its own place. */
  readonly parts: unknown[] = [];
  abstract readonly eventRegistry: EventRegistry;
  /** Points by side. */
  readonly victoryPoints: Column;
  protected readonly procedures: readonly Procedure<this>[];

  /** Levels of the package's own markers; null where it has none. */
  readonly markers: OwnMarkers | null;
  /** The effects of the package: rules raise the moments of pieces here. null where it has none. */
  effects: EffectEngine | null = null;
  /** Is told of each restriction that forbids something, also where that is only asked: a way of watching, no part of the state. */
  watchForbidden: ((restriction: number) => void) | null = null;
  /** Is told of each condition that is found to hold, also where that is only asked: a way of watching, no part of the state. */
  watchHeld: ((condition: string) => void) | null = null;
  /** Is told of each cell of a table by which something has been settled: a way of watching, no part of the state. */
  watchTables: CellListener | null = null;
  #layMarkers: (() => readonly LevelBeyond[]) | null = null;
  readonly #queue: MomentQueue | null;
  readonly #choices: ChoicesMade | null;
  #phaseBegan: EventKind | null = null;
  #readsOf: ((formula: CheckedExpression) => () => number) | null = null;
  /** null where nothing but the score settles the game. */
  readonly #verdicts: Verdicts | null;

  /** Who holds which ground; null where no formula asks. A rule that lets a unit come there tells it. */
  readonly holdings: Holdings | null;
  /** By piece, a bit for each of `EDGES`: those over which it has left the map; null where no formula asks. */
  readonly #exits: Column | null;
  readonly #destroyers: Destroyers | null;

  /** By side: points scored before the game begins, as examples have them. */
  protected readonly startingPoints: readonly number[];

  /** `procedures` are those of the library, in the order in which frames number them. */
  constructor(
    game: CompiledGame<Ground>,
    procedures: readonly Procedure<never>[],
    startingPoints: readonly number[] = [],
  ) {
    const order = game.sides.map((_, index) => (game.firstSide + index) % game.sides.length);
    const steps = game.sequence.map(({ id, side, turns, procedure }) => ({
      id,
      side,
      turns,
      procedure: procedures.findIndex((one) => one.id === procedure),
    }));
    super({ turns: game.turns, order, steps }, game.units.length);
    this.game = game;
    this.map = game.map;
    this.startingPoints = startingPoints;
    this.procedures = procedures;
    this.victoryPoints = this.state.column('victory-points', game.sides.length);
    this.markers = game.markers.length === 0 ? null : new OwnMarkers(this.state, game);
    this.#queue = game.effects.length + game.eventTables.length === 0 ? null : new MomentQueue(this.state);
    this.#choices = ChoicesMade.claim(this.state, game);
    this.#verdicts = Verdicts.claim(this.state, game);
    this.holdings = Holdings.claim(this.state, game, (zone) => this.groundOf?.(zone));
    this.#exits = callsOf(game, ['hasLeft']).length > 0 ? this.state.column('exits', game.units.length) : null;
    this.#destroyers = Destroyers.claim(this.state, game);
  }

  /** What there is to hold of a zone, by its id: asked before the game is set up. */
  protected groundOf?(zone: string): HeldGround | undefined;

  /** The edges of the map at which a piece stands: in a corner two. */
  protected edgesOf?(piece: number): readonly Edge[];

  /** Says how effects of the package are carried out: for the constructor of a game. */
  protected carriesOut<Asked extends object>(rules: EffectRules<this, Asked>): void {
    const { game, markers } = this;
    this.#readsOf = ({ typed }) => {
      const evaluate = lowerExpression(typed, rules.binding);
      return () => evaluate(rules.ask(this, NOBODY));
    };
    if (markers !== null) {
      const ask = (unit: number): EffectQuestion<Asked> => rules.ask(this, ofUnit(game, unit));
      this.#layMarkers = () => markers.setUp(game, rules.binding, ask);
    }
    if (this.#queue === null) return;
    const effects = new Effects(this, rules, this.#queue, this.#choices);
    this.effects = effects;
    this.settlePending = () => {
      if (effects.isWaiting && this.isAtRest) effects.settle();
    };
  }

  /** What the position says of points and markers is laid before anything happens. */
  protected override begins(): void {
    this.startingPoints.forEach((points, side) => this.victoryPoints.set(side, points));
    this.#layMarkers?.();
  }

  /** Levels that formulas give units to begin with and that cannot be. Sets the game up: for one that nobody plays. */
  startsBeyond(): readonly LevelBeyond[] {
    this.setUp();
    return this.#layMarkers?.() ?? [];
  }

  protected override stepBegins(): void {
    this.events.emit((this.#phaseBegan ??= phaseBeganIn(this.eventRegistry)), this.turn, this.phasing, this.step);
  }

  protected override comesTo(point: SequencePoint): void {
    // Effects at the end of a turn count it as conditions of victory do, which are asked after them.
    if (point === 'turn-ends') this.holdings?.countTurn();
    this.effects?.come(momentNumber(point), isOfPhase(point) ? this.phasing : NO_SIDE);
  }

  /** Whether effects may act now: nothing is under way that could not go on without a piece. */
  protected get isAtRest(): boolean {
    return true;
  }

  /** How a formula about the game as a whole is read. Throws an Error in a game that does not carry out effects. */
  readsOf(formula: CheckedExpression): () => number {
    if (this.#readsOf === null) throw new Error(`${this.game.system} does not say how formulas about a game are read.`);
    return this.#readsOf(formula);
  }

  /** What has settled the game whatever the score; null while nothing has. */
  get verdict(): Verdict | null {
    return this.#verdicts?.given ?? null;
  }

  /** A side has won whatever the score, or nobody (-1), unless the game has been settled before. */
  settle(by: Cause, winner: number): void {
    this.#verdicts?.give(by, winner);
  }

  /** Where a piece stands; nowhere when it is not on the map. */
  abstract placeOf(piece: number): PiecePlace;

  /** The pieces at a place, the one first that a click there means. */
  piecesIn(place: number): number[] {
    return Array.from(this.game.units.keys()).filter((piece) => this.placeOf(piece).places.includes(place));
  }

  /** What a rule of the game says against a command, or a restriction of the package. */
  override describe(code: RefusalCode, command: Command): Refusal {
    const restriction = restrictionOf(this.game, code);
    return restriction === null ? super.describe(code, command) : refusalBy(restriction);
  }

  /** Why a command is refused: by the decision whose it is, where that has more to say than the one that is under way. */
  override explain(command: Command): Refusal[] {
    const found = super.explain(command);
    const untimely = found.length === 0 || this.isIdle ? LEGAL : (this.untimely?.(command) ?? LEGAL);
    return untimely === LEGAL ? found : [this.describe(untimely, command)];
  }

  /** What a decision that is not under way says to a command of its own, `LEGAL` to others; null where none says anything. */
  protected readonly untimely: ((command: Command) => RefusalCode) | null = null;

  /** Whether the piece is out of the game for good; none ever is, where a game does not say so. */
  isLost(piece: number): boolean {
    return piece === NO_PIECE;
  }

  /** A piece that stood in `hex` is out of the game for good: destroyed by another one, or by nobody (-1). */
  loses(piece: number, destroyer: number, hex?: number): void {
    this.#destroyers?.note(piece, destroyer);
    this.effects?.lose(piece, destroyer, hex);
  }

  /** Whether a piece of that side has destroyed the piece. */
  isLostTo(piece: number, side: number): boolean {
    return this.#destroyers?.isOf(piece, side) === true && this.isLost(piece);
  }

  /** Whether it has left the map over an edge, an index of `EDGES`. */
  hasLeft(piece: number, edge: number): boolean {
    return this.#exits !== null && ((this.#exits.of(piece) >> edge) & 1) === 1;
  }

  /** A piece is about to leave the map from where it stands. */
  noteExit(piece: number): void {
    if (this.#exits === null) return;
    const edges = (this.edgesOf?.(piece) ?? []).reduce((found, edge) => found | (1 << EDGES.indexOf(edge)), 0);
    this.#exits.set(piece, edges);
  }

  /** Whether it counts as a unit, which can hold ground and be lost; leaders and the like do not. */
  isCounted(piece: number): boolean {
    return piece !== NO_PIECE;
  }

  award(side: number, points: number): void {
    if (points !== 0) this.victoryPoints.add(side, points);
  }
}

/** A game on a map of hexes. */
export abstract class HexGame extends PackageGame<CompiledMap> {
  /** The hexes of the map: a field of its own, since nothing is asked for more often. */
  readonly grid: Grid = this.map.grid;

  /** The neighbour of a hex in one of the six directions; -1 off the map. */
  beyond(hex: number, direction: number): number {
    return this.grid.neighbour[hex * 6 + direction];
  }

  protected override groundOf(zone: string): HeldGround | undefined {
    const found = this.map.zones.get(zone);
    return found && { places: found.hexes, side: found.side };
  }

  protected override edgesOf(piece: number): readonly Edge[] {
    const { places } = this.placeOf(piece);
    return EDGES.filter((edge) => places.some((hex) => this.grid.isOnEdge(hex, edge)));
  }
}
