import { type Estimate, type EvenPoint, EvenSearch } from '@hexwright/playtest/lab';
import { Store } from '../../parts/store.ts';
import type { Entrant, LabPlan, NumberTried } from './lab-plan.ts';
import { LabRun, type RunState } from './lab-run.ts';
import type { RoomResults } from './room-results.ts';

/** A field of the rules, its name, and between which numbers it is tried. */
export interface Axis {
  readonly target: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

/** What somebody wants to be even: by one number, or by two that are tried together. */
export interface EvenPlan extends Pick<LabPlan, 'seats' | 'games' | 'seed' | 'options' | 'begin'> {
  readonly axes: readonly [Axis] | readonly [Axis, Axis];
  /** The side that is to win half of the games. */
  readonly side: string;
}

/** Numbers that are tried, one for each axis, and the share of games that the side won with them. */
export interface Tried {
  readonly values: readonly number[];
  readonly share: Estimate;
}

/** How far it is. */
export interface EvenState {
  readonly run: RunState;
  readonly tried: readonly Tried[];
  /** Where the battle is even, between the numbers too; null where two are tried together. */
  readonly even: EvenPoint | null;
  /** The whole number nearest to it; of those that were tried, the nearest to half where none is even. null before the first game. */
  readonly best: readonly number[] | null;
}

/** More numbers at once would need more games than anybody waits for; others lie between those that are tried. */
const MOST_VALUES = 7;
/** Of each of two: every one of them is tried with every other. */
const MOST_OF_TWO = 5;

/** The numbers to try between two, both among them. */
export function valuesBetween(one: number, other: number, most = MOST_VALUES): readonly number[] {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const count = Math.min(most, high - low + 1);
  if (count < 2) return [low];
  return Array.from({ length: count }, (_, at) => low + Math.round(((high - low) * at) / (count - 1)));
}

/** What is tried: the numbers of one axis, or every one of the first with every one of the second. */
export function triedBy(axes: EvenPlan['axes']): readonly (readonly NumberTried[])[] {
  const [first, second] = axes.map(({ target, title, from, to }) =>
    valuesBetween(from, to, axes.length === 1 ? MOST_VALUES : MOST_OF_TWO).map((value) => ({ target, title, value })),
  );
  return second === undefined ? first.map((one) => [one]) : first.flatMap((one) => second.map((other) => [one, other]));
}

/** Plays a battle with several numbers on the same seeds; with those of one axis until it is known with which it is even. */
export class EvenRun {
  readonly plan: EvenPlan;
  readonly state: Store<EvenState>;
  readonly run: LabRun;
  /** As {@link Tried} has them. */
  readonly #tried: readonly (readonly number[])[];
  readonly #search: EvenSearch | null;
  /** Seeds whose games the search has. */
  #taken = 0;

  /**
   * @param entrants the package with each of {@link triedBy} in its place
   * @param shared what others of the project have played
   */
  constructor(plan: EvenPlan, entrants: readonly Entrant[], shared: RoomResults) {
    const { seats, games, seed, side, options, begin, axes } = plan;
    this.plan = plan;
    this.#tried = triedBy(axes).map((numbers) => numbers.map(({ value }) => value));
    this.#search =
      axes.length === 1
        ? new EvenSearch(
            this.#tried.map(([value]) => value),
            side,
          )
        : null;
    const asked = { against: null, seats, asked: `wins:${side}`, games, seed, options, begin };
    this.run = new LabRun(asked, entrants, shared, (run) => this.#isKnown(run));
    this.state = new Store(this.#told(this.run.state.value));
    this.run.state.listen((state) => (this.state.value = this.#told(state)));
  }

  close(): void {
    this.run.close();
  }

  /** Hands the games that have come to the search: those on one seed after another. */
  #isKnown(run: LabRun): boolean {
    for (; this.#taken < run.seeds; this.#taken++) this.#search?.add(run.gamesOn(this.#taken));
    return this.#search?.isKnown ?? false;
  }

  #told(run: RunState): EvenState {
    const tried =
      run.played === 0
        ? []
        : this.#tried.map((values, at) => ({ values, share: this.run.share(this.plan.side, at, this.#tried.length) }));
    const even = this.#search?.even ?? null;
    const far = ({ share }: Tried): number => Math.abs(share.mean - 0.5);
    const nearest = tried.toSorted((one, other) => far(one) - far(other)).at(0);
    const found = even?.value ?? null;
    return { run, tried, even, best: found === null ? (nearest?.values ?? null) : [Math.round(found)] };
  }
}
