import { type Ranked, Ranking, type SeenResult } from '@hexwright/playtest/lab';
import { Store } from '../../parts/store.ts';
import type { Entrant, LabPlan, NumberTried } from './lab-plan.ts';
import { LabRun, type RunState } from './lab-run.ts';
import type { RoomResults } from './room-results.ts';

/** A number of the rules in another place, and where it was. */
export interface NumberChange extends NumberTried {
  readonly was: number;
}

/** What is to be ranked by what it does. */
export interface RankPlan extends Pick<LabPlan, 'seats' | 'asked' | 'games' | 'seed' | 'options' | 'begin'> {
  readonly changes: readonly NumberChange[];
  /** Those that the package cannot have. */
  readonly impossible: readonly NumberChange[];
}

/** How far it is. */
export interface RankState {
  /** The games that are being played, of some of the changes. */
  readonly run: RunState;
  readonly ranked: readonly Ranked<NumberChange>[];
  /** Games of a package so far, and how many there are to be; those of all changes together. */
  readonly played: number;
  readonly games: number;
}

/** Packages that are open at once besides the one without a change: each takes memory in every worker. */
const AT_ONCE = 11;

/** Plays a battle with every one of many changes on the same seeds, some changes after the other, and ranks them. */
export class RankRun {
  readonly plan: RankPlan;
  readonly state: Store<RankState>;
  readonly #entrants: readonly Entrant[];
  readonly #shared: RoomResults;
  #ranking: Ranking<NumberChange> | null = null;
  /** The games without a change, seed by seed: they are played once. */
  readonly #base: SeenResult[] = [];
  #run: LabRun;
  /** Number of the first change that is being played, and on how many seeds the ranking has it and its neighbours. */
  #first = 0;
  #taken = 0;
  #end: () => void;

  /**
   * @param entrants the package as it is, then with each change of the plan
   * @param shared what others of the project have played
   */
  constructor(plan: RankPlan, entrants: readonly Entrant[], shared: RoomResults) {
    this.plan = plan;
    this.#entrants = entrants;
    this.#shared = shared;
    this.#run = this.#next();
    this.state = new Store(this.#told());
    this.#end = this.#follow();
  }

  /** The games that are being played. */
  get run(): LabRun {
    return this.#run;
  }

  close(): void {
    this.#end();
    this.#run.close();
  }

  /** The games of the changes whose turn it is. */
  #next(): LabRun {
    const [base, ...changed] = this.#entrants;
    const some = changed.slice(this.#first, this.#first + AT_ONCE);
    const known = this.#base.map((result, seed): [number, SeenResult] => [seed * (some.length + 1), result]);
    const { changes: _, impossible: __, ...plan } = this.plan;
    return new LabRun(
      { ...plan, against: null },
      [base, ...some],
      this.#shared,
      (run) => this.#take(run),
      new Map(known),
    );
  }

  #follow(): () => void {
    const run = this.#run;
    return run.state.listen(({ phase }) => {
      const after = this.#first + AT_ONCE;
      if (phase === 'done' && after < this.plan.changes.length) {
        this.#end();
        run.close();
        [this.#first, this.#taken] = [after, 0];
        this.#run = this.#next();
        this.#end = this.#follow();
      }
      this.state.value = this.#told();
    });
  }

  /** Hands the games that have come to the ranking; it is never known before the last of them. */
  #take(run: LabRun): false {
    const { question } = run;
    if (question === null) return false;
    this.#ranking ??= new Ranking(question, this.plan.changes);
    for (; this.#taken < run.seeds; this.#taken++) {
      const [base, ...changed] = run.gamesOn(this.#taken);
      this.#base[this.#taken] ??= base;
      for (const [at, result] of changed.entries()) this.#ranking.add(this.#first + at, base, result);
    }
    return false;
  }

  #told(): RankState {
    const run = this.#run.state.value;
    const { changes, games } = this.plan;
    const groups = Math.ceil(changes.length / AT_ONCE);
    return {
      run,
      ranked: this.#ranking?.ranked ?? [],
      played: (this.#first / AT_ONCE) * games + run.played,
      games: groups * games,
    };
  }
}
