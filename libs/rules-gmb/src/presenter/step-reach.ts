/**
 * Where a routed, retreating or advancing unit can get to: every legal step is tried and undone, so that all that the
 * rules say of such ways holds here too [11.26], [15.43].
 */
import {
  type Command,
  DiceTapeError,
  inOrder,
  LEGAL,
  type Reach,
  type ReachedPlace,
  type WrittenCommand,
} from '@hexwright/engine';
import { argumentOf, companionsNow, OFF_MAP } from '@hexwright/rules-kit';
import { rankOfTurn } from '@hexwright/hex';
import type { Battle } from '../battle.ts';
import { STOP } from '../standard/04-passing.ts';
import { enteredBy, placeOfPlan, plotFrom } from '../standard/05-2-places.ts';
import { isFleeing, STEP, stepWords } from '../standard/05-2-steps.ts';
import { TAKE } from '../standard/12-leaders.ts';
import { LEFT_MAP } from '../status.ts';

/** More places than any unit can flee to; a search that comes here has gone astray. */
const MOST_PLACES = 5000;

/** A place on the way, before they are put in order. */
interface Found {
  readonly place: Omit<ReachedPlace, 'from'>;
  readonly from: number;
}

class Walk {
  readonly #battle: Battle;
  readonly #piece: number;
  readonly #found: Found[] = [];
  readonly #seen = new Set<string>();
  readonly #declines: readonly WrittenCommand[];

  constructor(battle: Battle, piece: number) {
    this.#battle = battle;
    this.#piece = piece;
    this.#declines = [STOP.written(battle)];
  }

  /** Visits everything beyond the place where the piece stands now; returns the places, nearest first. */
  visit(): ReachedPlace[] {
    const mayStay = this.#isUnderWay() && this.#battle.check(STOP.of()) === LEGAL;
    this.#found.push({ place: this.#placeHere(0, null, [], '', mayStay, true), from: -1 });
    this.#goOn(0, 0);
    const { orientation } = this.#battle.grid;
    const places = this.#found.map(({ place, from }) => ({ ...place, from }));
    return inOrder(places, (from, to) => rankOfTurn(orientation, from, to));
  }

  #isUnderWay(): boolean {
    return this.#battle.pieceAsked === this.#piece;
  }

  #placeHere(
    cost: number,
    one: WrittenCommand | null,
    entered: readonly number[],
    label: string,
    ends: boolean,
    underWay: boolean,
  ): Omit<ReachedPlace, 'from'> {
    const at = this.#battle.placeOf(this.#piece);
    const harm = at.places.length === 0 ? this.#loss() : null;
    return {
      ...at,
      cost,
      entered,
      label,
      parts: [],
      command: one,
      ends,
      after: ends && underWay ? this.#declines : [],
      ...(harm === null ? {} : { harm }),
    };
  }

  /** What has become of the piece, which is not on the map any more. */
  #loss(): NonNullable<ReachedPlace['harm']> {
    return this.#battle.status.of(this.#piece) === LEFT_MAP
      ? { text: 'It leaves the map and is lost.', case: '11.14' }
      : { text: 'It is eliminated there.', case: '10.1' };
  }

  #goOn(index: number, cost: number): void {
    const battle = this.#battle;
    const steps = battle.legal().toArray();
    for (const one of steps) {
      if (!STEP.is(one) || this.#found.length >= MOST_PLACES) continue;
      this.#try(one, index, cost);
    }
  }

  #try(one: Command, from: number, cost: number): void {
    const battle = this.#battle;
    const step = argumentOf(one);
    const written = STEP.written(battle, this.#piece, step);
    const { left, direction } = battle;
    const size = battle.counters.size[this.#piece];
    const plan = plotFrom(battle, size, left.of(this.#piece), direction.of(this.#piece), step);
    const entered = enteredBy(battle, plan);
    const { label } = stepWords(battle, step, isFleeing(battle));
    const planned = placeOfPlan(battle, size, plan) ?? OFF_MAP;
    const { marks } = battle.state;
    try {
      battle.apply(one);
    } catch (error) {
      if (!(error instanceof DiceTapeError)) throw error;
      // The way is at its end, and what follows waits for dice: nothing of it was done.
      const last = { ...planned, cost: cost + 1, entered, label, parts: [], command: written, ends: true, after: [] };
      if (this.#isNew(`${plan.left} ${plan.direction} ${cost + 1}`)) this.#found.push({ place: last, from });
      return;
    }
    const underWay = this.#isUnderWay();
    const at = battle.placeOf(this.#piece);
    // A piece that is gone went somewhere: into a hex, or off the map from where it was.
    const where = at.places.length > 0 ? at.places : ['gone', ...(entered.length > 0 ? entered : [`from ${from}`])];
    if (this.#isNew(`${where.join(' ')} ${at.across} ${cost + 1} ${underWay}${this.#spoiled()}`)) {
      const ends = !underWay || battle.check(STOP.of()) === LEGAL;
      this.#found.push({ place: this.#placeHere(cost + 1, written, entered, label, ends, underWay), from });
      if (underWay) this.#goOn(this.#found.length - 1, cost + 1);
    }
    while (battle.state.marks > marks) battle.undo();
  }

  /** Ways that raise the rout level by different amounts are different ways to a place. */
  #spoiled(): string {
    return isFleeing(this.#battle) ? String(this.#battle.rout.of(this.#piece)) : '';
  }

  #isNew(key: string): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}

/** The reach of a unit that goes by steps now, `allowance` of them at most; `before` are commands that begin its way. */
export function stepReach(
  battle: Battle,
  piece: number,
  allowance: number,
  before: readonly WrittenCommand[] = [],
): Reach {
  const cited = battle.decision?.case ?? '';
  const companions = companionsNow(battle, TAKE);
  const places = new Walk(battle, piece).visit();
  const { id } = battle.game.units[piece];
  return {
    piece: id,
    allowance,
    unit: 'steps',
    endsAnywhere: true,
    places,
    before,
    companions,
    attacks: [],
    case: cited,
  };
}
