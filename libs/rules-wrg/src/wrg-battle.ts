/** A battle as it is played: its state and the rules over it. */
import type { CompiledGame, TableSpace } from '@hexwright/compiler';
import { type Command, type PiecePlace, type RefusalCode, type SequencePoint } from '@hexwright/engine';
import type { Edge } from '@hexwright/hex';
import { CourseOfPlay, type HeldGround } from '@hexwright/rules-kit';
import { Battle } from './battle.ts';
import { events, refusals } from './registry.ts';
import { decisions } from './decisions.ts';
import { binding } from './expressions.ts';
import { effectRules } from './effect-rules.ts';
import { leave } from './leaving.ts';
import { outlineOf } from './presenter/outline.ts';
import { arrivals, courseOfEvents } from './sequence/arrivals.ts';
import { setUpUnits } from './set-up.ts';
import { DESTROYED, FLED, LOST, SURRENDERED } from './status.ts';
import { coverOf, edgesAt, isAt, masterOf } from './whereabouts.ts';

/** Of who is out of the game for good. */
const GONE: ReadonlySet<number> = new Set([DESTROYED, FLED, SURRENDERED, LOST]);

export class WrgBattle extends Battle {
  readonly refusals = refusals;
  readonly eventRegistry = events;
  /** Who leaves by a date, and what settles the battle besides the points [C.11]. */
  readonly #course: CourseOfPlay = new CourseOfPlay(this, () => ({
    events: courseOfEvents,
    withdraw: (piece) => leave(this, piece),
    isAtExit: (piece, { exit }) => exit === null || isAt(this, coverOf(this, piece), exit),
  }));

  constructor(game: CompiledGame<TableSpace>, startingPoints: readonly number[] = []) {
    super(game, { procedures: decisions.list, binding }, startingPoints);
    this.carriesOut(effectRules);
  }

  protected override setUp(): void {
    setUpUnits(this);
    this.#noteHolders();
  }

  /** With what it covers: a screen draws that. */
  override placeOf(piece: number): PiecePlace {
    const place = super.placeOf(piece);
    return place.places.length === 0 ? place : { ...place, outline: outlineOf(this, piece) };
  }

  protected override groundOf(zone: string): HeldGround | undefined {
    const { zones } = this.map.plan;
    const index = zones.findIndex(({ id }) => id === zone);
    return index < 0
      ? undefined
      : { places: [index], side: this.game.sides.findIndex(({ id }) => id === zones[index].side) };
  }

  protected override edgesOf(piece: number): readonly Edge[] {
    const cover = coverOf(this, piece);
    return cover === null ? [] : edgesAt(this, cover);
  }

  protected override stepBegun(): void {
    if (this.game.arrivals.length > 0) arrivals.begin(this);
  }

  protected override readonly untimely = (one: Command): RefusalCode => arrivals.untimely(this, one);

  override isLost(piece: number): boolean {
    return GONE.has(this.status.of(piece));
  }

  override isCounted(piece: number): boolean {
    return !this.isCommander[piece];
  }

  /** A move, a volley or a fight is done with the whole step: all sides act in it together [C.1]. */
  protected override comesTo(point: SequencePoint): void {
    super.comesTo(point);
    if (point === 'phase-ends') {
      this.#noteHolders();
      this.#course.settle(['at-once']);
    }
    if (point === 'turn-ends') this.#course.endTurn();
  }

  protected override finish(): void {
    // Points are reckoned as units are lost.
    this.#course.finish();
  }

  /** A zone belongs to the side whose units alone stand in it, and after that to the one whose did last. */
  #noteHolders(): void {
    if (this.holdings === null) return;
    this.map.plan.zones.forEach((_, zone) => {
      const master = masterOf(this, zone);
      if (master >= 0) this.holdings?.entered(zone, master);
    });
  }
}
