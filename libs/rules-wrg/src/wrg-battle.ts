/** A battle as it is played: its state and the rules over it. */
import type { CompiledGame, TableSpace } from '@hexwright/compiler';
import { PHASE_BEGAN, type PiecePlace, type SequencePoint } from '@hexwright/engine';
import { settledEvent, Settlement } from '@hexwright/rules-kit';
import { Battle } from './battle.ts';
import { events, refusals } from './registry.ts';
import { decisions } from './decisions.ts';
import { binding } from './expressions.ts';
import { effectRules } from './effect-rules.ts';
import { outlineOf } from './presenter/outline.ts';
import { setUpUnits } from './set-up.ts';
import { DESTROYED, FLED, LOST, SURRENDERED } from './status.ts';

const settled = settledEvent(events, 'C.11');

/** Of who is out of the game for good. */
const GONE: ReadonlySet<number> = new Set([DESTROYED, FLED, SURRENDERED, LOST]);

const phaseBegan = events.add(PHASE_BEGAN, 'C.1', 'turn:number', 'side:side', 'phase:phase');

export class WrgBattle extends Battle {
  readonly refusals = refusals;
  readonly eventRegistry = events;
  /** What settles the battle besides the points [C.11]; null where its package says nothing. */
  readonly #settlement: Settlement | null = Settlement.of(this);

  constructor(game: CompiledGame<TableSpace>, startingPoints: readonly number[] = []) {
    super(game, { procedures: decisions.list, binding }, startingPoints);
    this.carriesOut(effectRules);
  }

  protected override setUp(): void {
    setUpUnits(this);
    this.startingPoints.forEach((points, side) => this.victoryPoints.set(side, points));
  }

  /** With what it covers: a screen draws that. */
  override placeOf(piece: number): PiecePlace {
    const place = super.placeOf(piece);
    return place.places.length === 0 ? place : { ...place, outline: outlineOf(this, piece) };
  }

  protected override stepBegins(): void {
    this.events.emit(phaseBegan, this.turn, this.phasing, this.step);
  }

  override isLost(piece: number): boolean {
    return GONE.has(this.status.of(piece));
  }

  override isCounted(piece: number): boolean {
    return !this.isCommander[piece];
  }

  /** A move, a volley or a fight is done with the whole step: all sides act in it together [C.1]. */
  protected override comesTo(point: SequencePoint): void {
    super.comesTo(point);
    if (point === 'phase-ends') this.#settle(['at-once']);
    if (point === 'turn-ends') this.#settle(['turn-ends']);
  }

  protected override finish(): void {
    // Points are reckoned as units are lost.
    this.#settle(['turn-ends', 'game-ends', 'at-once']);
  }

  #settle(moments: Parameters<Settlement['ask']>[0]): void {
    if (this.#settlement?.ask(moments, settled) === true) this.endNow();
  }
}
