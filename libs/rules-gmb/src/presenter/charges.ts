/** Charges that a piece can declare at the end of a way [5.31]: every straight run that may matter is tried and taken back. */
import {
  type Command,
  LEGAL,
  type Reach,
  type ReachedAttack,
  type ReachedPlace,
  type WrittenCommand,
} from '@hexwright/engine';
import { argumentOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { moveUnderWay } from '../standard/05-1-under-way.ts';
import { FORWARD_LEFT, FORWARD_RIGHT, SINGLE_STEPS } from '../standard/05-2-facing.ts';
import { enteredBy, plotFrom } from '../standard/05-2-places.ts';
import { STEP } from '../standard/05-2-steps.ts';
import { CHARGE } from '../standard/05-3-charges.ts';
import { meets } from '../combat-question.ts';

/** Steps that go on as they went before, if they are repeated. */
const STRAIGHT: readonly (readonly number[])[] = [SINGLE_STEPS, [FORWARD_LEFT, FORWARD_RIGHT]];

/** A run that goes on: where it heads, how long it is as far as that matters, and what the whole way has cost. */
interface RunOn {
  readonly heading: number;
  readonly length: number;
  readonly cost: number;
}

/** Looks along the ways of a reach for runs that end before an enemy. */
class Runs {
  readonly #battle: Battle;
  readonly #piece: number;
  readonly #places: Reach['places'];
  readonly #next: number[][];
  readonly #enemies: readonly number[];
  /** Per hex: 1 where some way leads, and where an enemy stands beside it. */
  readonly #reached: Uint8Array;
  readonly #beside: Uint8Array;
  /** By place: whether a run from there, or from one behind it, comes beside an enemy. */
  readonly #matters: readonly boolean[];
  readonly #found = new Map<string, ReachedAttack>();
  /** By where a run goes on and by which step: how it came there. */
  readonly #runs = new Map<string, readonly RunOn[]>();
  /** The way to where the battle is now. */
  readonly #way: WrittenCommand[] = [];
  readonly #through: number[] = [];

  constructor(battle: Battle, piece: number, { places }: Pick<Reach, 'places'>) {
    this.#battle = battle;
    this.#piece = piece;
    this.#places = places;
    this.#next = places.map(() => []);
    places.forEach(({ from }, index) => this.#next[from]?.push(index));
    const { unitsOf, side } = battle.counters;
    this.#enemies = unitsOf[battle.enemyOf(side[piece])].filter((unit) => battle.isInPlay(unit));
    const { count, neighbour } = battle.grid;
    this.#reached = new Uint8Array(count);
    for (const { places: hexes } of places) for (const hex of hexes) this.#reached[hex] = 1;
    this.#beside = new Uint8Array(count);
    for (const enemy of this.#enemies) {
      for (const hex of [battle.left.of(enemy), battle.right(enemy)]) {
        for (let direction = 0; direction < 6; direction++) {
          const beyond = neighbour[hex * 6 + direction];
          if (beyond >= 0) this.#beside[beyond] = 1;
        }
      }
    }
    const matters = places.map((place) => this.#headings(place).some((heading) => this.#leadsToEnemy(place, heading)));
    for (let index = places.length - 1; index > 0; index--) {
      const { from } = places[index];
      if (from >= 0) matters[from] ||= matters[index];
    }
    this.#matters = matters;
  }

  /** The directions of its {@link STRAIGHT} steps from a place. */
  #headings({ places: [left, right] }: ReachedPlace): readonly number[] {
    if (right === undefined) return SINGLE_STEPS;
    const direction = this.#battle.grid.directionBetween(left, right);
    return [(direction + 2) % 6, (direction + 1) % 6];
  }

  /** Whether a half that goes straight on, over hexes to which some way leads, comes beside an enemy. */
  #leadsToEnemy({ places }: ReachedPlace, heading: number): boolean {
    const { neighbour } = this.#battle.grid;
    return places.some((half) => {
      let hex = neighbour[half * 6 + heading];
      while (hex >= 0 && this.#reached[hex] === 1 && this.#beside[hex] === 0) hex = neighbour[hex * 6 + heading];
      return hex >= 0 && this.#reached[hex] === 1;
    });
  }

  all(): ReachedAttack[] {
    this.#visit(0);
    return [...this.#found.values()].toSorted((one, other) => one.cost - other.cost);
  }

  /** Runs from a place of the reach, then goes on to those behind it. */
  #visit(index: number): void {
    const battle = this.#battle;
    const place = this.#places[index];
    const headings = this.#headings(place);
    STRAIGHT[battle.counters.size[this.#piece] - 1].forEach((step, at) => {
      if (this.#leadsToEnemy(place, headings[at])) this.#run(step);
    });
    for (const next of this.#next[index]) {
      if (!this.#matters[next]) continue;
      const { command: written, entered } = this.#places[next];
      const one = written === null ? null : STEP.read(battle, written);
      if (one !== null) this.#with(one, entered, () => this.#visit(next));
    }
  }

  #run(step: number): void {
    const battle = this.#battle;
    const one = STEP.of(this.#piece, step);
    if (!this.#noteRun(step) || battle.check(one) !== LEGAL) return;
    const size = battle.counters.size[this.#piece];
    const plan = plotFrom(battle, size, battle.left.of(this.#piece), battle.direction.of(this.#piece), step);
    this.#with(one, enteredBy(battle, plan), () => {
      this.#declare();
      this.#run(step);
    });
  }

  /**
   * Notes that a run goes on from here by this step. False where one as long has done so at no greater cost, and has found all
   * that there is: ways that cost nothing lead to a place by thousands.
   */
  #noteRun(step: number): boolean {
    const battle = this.#battle;
    const here = `${battle.left.of(this.#piece)} ${battle.direction.of(this.#piece)} ${step}`;
    const heading = moveUnderWay.runDirection.of(battle);
    const length = Math.min(moveUnderWay.runLength.of(battle), battle.parameters.chargeRun);
    const cost = moveUnderWay.spent.of(battle);
    const known = this.#runs.get(here) ?? [];
    const isKnown = known.some(
      (run) => run.cost <= cost && (length === 0 || (run.heading === heading && run.length >= length)),
    );
    if (!isKnown) this.#runs.set(here, [...known, { heading, length, cost }]);
    return !isKnown;
  }

  /** Does something after a step that is taken back then. */
  #with(one: Command, entered: readonly number[], work: () => void): void {
    const battle = this.#battle;
    const { marks } = battle.state;
    this.#way.push(STEP.written(battle, this.#piece, argumentOf(one)));
    this.#through.push(...entered.slice(0, 1));
    battle.apply(one);
    // What it meets may have ended the move.
    if (battle.pieceAsked === this.#piece) work();
    while (battle.state.marks > marks) battle.undo();
    this.#way.pop();
    this.#through.length -= Math.min(1, entered.length);
  }

  #declare(): void {
    const battle = this.#battle;
    const { grid } = battle;
    const halves = [battle.left.of(this.#piece), battle.right(this.#piece)];
    for (const target of this.#enemies) {
      const isNear = [battle.left.of(target), battle.right(target)].some((hex) =>
        halves.some((half) => grid.distance(half, hex) === 1),
      );
      const charge = CHARGE.of(this.#piece, target);
      if (!isNear || battle.check(charge) !== LEGAL) continue;
      const cost = moveUnderWay.spent.of(battle);
      const key = `${target} ${halves[0]} ${battle.direction.of(this.#piece)}`;
      const known = this.#found.get(key);
      if (known !== undefined && known.cost <= cost) continue;
      this.#found.set(key, {
        ...battle.placeOf(this.#piece),
        target: battle.game.units[target].id,
        label: 'Charge',
        cost,
        through: [...this.#through],
        way: [...this.#way],
        command: CHARGE.written(battle, this.#piece, target),
      });
    }
  }
}

/**
 * The charges of a piece that is under way, from every place of its reach and from the straight runs that begin there;
 * the cheapest first.
 */
export function chargesWithin(battle: Battle, piece: number, found: Pick<Reach, 'places'>): ReachedAttack[] {
  return meets(battle, 'may-charge', piece) ? new Runs(battle, piece, found).all() : [];
}
