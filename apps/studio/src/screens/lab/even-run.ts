import { type Estimate, type EvenPoint, EvenSearch } from '@hexwright/playtest/lab';
import { Store } from '../../parts/store.ts';
import type { Entrant, LabPlan } from './lab-plan.ts';
import { LabRun, type RunState } from './lab-run.ts';
import type { SharedGames } from './shared-games.ts';

/** What somebody wants to be even. */
export interface EvenPlan extends Pick<LabPlan, 'seats' | 'games' | 'seed' | 'options' | 'begin'> {
  /** The field that is changed, its name, and between which numbers. */
  readonly target: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** The side that is to win half of the games. */
  readonly side: string;
}

/** A number that is tried, and the share of games that the side won with it. */
export interface Tried {
  readonly value: number;
  readonly share: Estimate;
}

/** How far it is. */
export interface EvenState {
  readonly run: RunState;
  readonly tried: readonly Tried[];
  /** Where the battle is even, between the numbers too. */
  readonly even: EvenPoint;
  /** The whole number nearest to it; of those that were tried, the nearest to half where none is even. null before the first game. */
  readonly best: number | null;
}

/** More numbers at once would need more games than anybody waits for; others lie between those that are tried. */
const MOST_VALUES = 7;

/** The numbers to try between two, both among them. */
export function valuesBetween(one: number, other: number): readonly number[] {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const count = Math.min(MOST_VALUES, high - low + 1);
  if (count < 2) return [low];
  return Array.from({ length: count }, (_, at) => low + Math.round(((high - low) * at) / (count - 1)));
}

/** Plays a battle with several numbers on the same seeds, until it is known with which of them it is even. */
export class EvenRun {
  readonly plan: EvenPlan;
  readonly state: Store<EvenState>;
  readonly run: LabRun;
  readonly #values: readonly number[];
  readonly #search: EvenSearch;
  /** Seeds whose games the search has. */
  #taken = 0;

  /**
   * @param entrants the package with each of {@link valuesBetween} in its place
   * @param shared what others of the project have played
   */
  constructor(plan: EvenPlan, entrants: readonly Entrant[], shared: SharedGames) {
    const { seats, games, seed, side, options, begin } = plan;
    this.plan = plan;
    this.#values = valuesBetween(plan.from, plan.to);
    this.#search = new EvenSearch(this.#values, side);
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
    for (; this.#taken < run.seeds; this.#taken++) this.#search.add(run.gamesOn(this.#taken));
    return this.#search.isKnown;
  }

  #told(run: RunState): EvenState {
    const tried =
      run.played === 0 ? [] : this.#values.map((value, at) => ({ value, share: this.run.share(this.plan.side, at) }));
    const { even } = this.#search;
    const far = ({ share }: Tried): number => Math.abs(share.mean - 0.5);
    const [nearest] = tried.toSorted((one, other) => far(one) - far(other) || one.value - other.value);
    return { run, tried, even, best: even.value === null ? (nearest?.value ?? null) : Math.round(even.value) };
  }
}
