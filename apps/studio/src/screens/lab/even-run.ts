import { type Estimate, EvenSearch, type Tried } from '@hexwright/playtest/lab';
import { Store } from '../../parts/store.ts';
import type { Entrance, Entrant, LabPlan } from './lab-plan.ts';
import { LabRun } from './lab-run.ts';

/** What somebody wants to be even. */
export interface EvenPlan extends Pick<LabPlan, 'seats' | 'games' | 'seed'> {
  /** The field that is changed, its name, and between which numbers. */
  readonly target: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** The side that is to win half of the games. */
  readonly side: string;
}

/** How far the search is. */
export interface EvenState {
  readonly phase: 'searching' | 'found' | 'failed';
  readonly trouble: string;
  /** The number that is being played; null where none is. */
  readonly trying: number | null;
  /** Games that have been played with it. */
  readonly played: number;
  readonly tried: readonly Tried[];
  readonly best: Tried | null;
}

/** A share this sure need not become surer: half the width of its interval. */
const CLOSE = 0.06;
/** Fewer games say nothing of how far they scatter. */
const LEAST = 20;

/** Tries numbers one after the other, each until its games are clearly above or below half, or close enough to it. */
export class EvenRun {
  readonly plan: EvenPlan;
  readonly state = new Store<EvenState>({
    phase: 'searching',
    trouble: '',
    trying: null,
    played: 0,
    tried: [],
    best: null,
  });
  readonly #search: EvenSearch;
  readonly #entrantWith: (value: number) => Entrance;
  #run: LabRun | null = null;
  #end = (): void => undefined;

  /** @param entrantWith the package with a number in its place, last of the entrants */
  constructor(plan: EvenPlan, entrantWith: (value: number) => Entrance) {
    this.plan = plan;
    this.#entrantWith = entrantWith;
    this.#search = new EvenSearch(plan.from, plan.to);
    this.#next();
  }

  close(): void {
    this.#end();
    this.#run?.close();
    this.#run = null;
  }

  #next(): void {
    this.close();
    const value = this.#search.next;
    if (value === null) {
      this.#tell({ phase: 'found', trying: null });
      return;
    }
    const entrance = this.#entrantWith(value);
    const entrant = entrance.ok ? entrance.entrants.at(-1) : undefined;
    if (entrant === undefined) this.#tell({ phase: 'failed', trouble: entrance.ok ? '' : entrance.why });
    else this.#try(value, entrant);
  }

  #try(value: number, entrant: Entrant): void {
    const { seats, games, seed, side } = this.plan;
    const isSure = (share: Estimate): boolean =>
      share.count >= LEAST && (share.low > 0.5 || share.high < 0.5 || share.high - share.low < 2 * CLOSE);
    const plan: LabPlan = { against: null, seats, asked: `wins:${side}`, games, seed };
    const run = new LabRun(plan, [entrant], (findings) => isSure(findings.share(side)));
    this.#run = run;
    this.#tell({ trying: value, played: 0 });
    this.#end = run.state.listen(({ phase, trouble, played }) => {
      if (phase === 'failed') this.#tell({ phase: 'failed', trouble });
      else if (phase === 'done' || phase === 'settled') {
        this.#search.answer(value, run.share(side));
        this.#tell({ tried: this.#search.tried, best: this.#search.best });
        this.#next();
      } else this.#tell({ played });
    });
  }

  #tell(state: Partial<EvenState>): void {
    this.state.value = { ...this.state.value, ...state };
  }
}
