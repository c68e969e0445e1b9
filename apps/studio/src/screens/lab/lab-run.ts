import {
  type Answer,
  Comparison,
  Coverage,
  type CoverageReport,
  type Estimate,
  Findings,
  type GameOrder,
  GameQueue,
  type Question,
  questionsOf,
  questionsOfAll,
  type Report,
  type SeenResult,
} from '@hexwright/playtest/lab';
import type { GameRecord } from '@hexwright/playtest/screen';
import { Store } from '../../parts/store.ts';
import { keepResults, keptResults } from './kept-results.ts';
import { handCount, LabHands } from './lab-hands.ts';
import type { Entrant, LabPlan } from './lab-plan.ts';
import type { FromLab, OpenedPackage } from './protocol.ts';
import { type Believed, type Claim, SharedCheck } from './shared-check.ts';
import { type RoomResults, sourceOf } from './room-results.ts';
import { RUN } from './words.ts';

/** A share this close to another one need not be told from it; of numbers any difference counts. */
const WITHIN_SHARE = 0.02;
/** A person cannot follow more than that, in milliseconds between two reports. */
const TELLING = 250;
/** What a page that goes away has not kept is lost: milliseconds between two times, and by how much there must be more. */
const KEEPING = 5000;
const KEPT_GROWTH = 1.1;

/** How far the games are. `settled`: what was asked is known before all of them were played. */
export type Phase = 'opening' | 'playing' | 'paused' | 'settled' | 'done' | 'failed';

/** What is shown. */
export interface RunState {
  readonly phase: Phase;
  /** Why it broke off, in plain words; empty where it has not. */
  readonly trouble: string;
  /** Seeds on which each package has been played, and on how many of them all games were kept here from before. */
  readonly played: number;
  readonly known: number;
  /** Whose games were looked at besides, and whether they are believed. */
  readonly shared: readonly Believed[];
  /** What each package says; empty until they are open. */
  readonly reports: readonly Report[];
  /** What of the rules the games of each have used. */
  readonly coverages: readonly CoverageReport[];
  /** How the second one differs: what was asked, and all else that is certain; null where there is none. */
  readonly asked: Answer | null;
  readonly others: readonly Answer[];
}

const NOTHING: RunState = {
  phase: 'opening',
  trouble: '',
  played: 0,
  known: 0,
  shared: [],
  reports: [],
  coverages: [],
  asked: null,
  others: [],
};

/** Plays what a plan asks for, on several workers, and tells what the games say so far. */
export class LabRun {
  readonly plan: LabPlan;
  readonly entrants: readonly Entrant[];
  readonly state = new Store<RunState>(NOTHING);
  readonly #shared: RoomResults;
  readonly #until: ((run: LabRun) => boolean) | null;
  readonly #hands: LabHands;
  readonly #idle = new Set<number>();
  readonly #awaited = new Map<string, (record: GameRecord) => void>();
  #packages: readonly OpenedPackage[] = [];
  #findings: readonly Findings[] = [];
  #coverages: readonly Coverage[] = [];
  #comparison: Comparison | null = null;
  #queue: GameQueue<SeenResult> | null = null;
  #results: SeenResult[] = [];
  /** Games that others say they have played: first in doubt. */
  #check: SharedCheck | null = null;
  /** Games that need not be played, by their numbers: kept here from before, or believed. */
  #elsewhere: ReadonlyMap<number, SeenResult>;
  #asked: Question | null = null;
  /** How many results are kept, and when they were. */
  #kept = 0;
  #keptAt = 0;
  /** Seeds of which all games were kept here from before, from 0, and how many of them have been taken. */
  #remembered: ReadonlySet<number> = new Set();
  #known = 0;
  #phase: Phase = 'opening';
  #toldAt = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param shared what others of the project have played
   * @param until asked after the games on every seed: whether they are enough; without it the question of the plan decides
   * @param given games that have been played already, by their numbers
   */
  constructor(
    plan: LabPlan,
    entrants: readonly Entrant[],
    shared: RoomResults,
    until: ((run: LabRun) => boolean) | null = null,
    given: ReadonlyMap<number, SeenResult> = new Map(),
  ) {
    this.plan = plan;
    this.#elsewhere = given;
    this.#shared = shared;
    this.#until = until;
    this.entrants = entrants;
    const count = handCount(navigator.hardwareConcurrency);
    const { seats, begin } = plan;
    const chains = entrants.map(({ chain }) => chain);
    this.#hands = new LabHands({ chains, seats, ...(begin === null ? {} : { position: begin.position }) }, count, {
      onMessage: (message, hand) => this.#receive(message, hand),
      fail: (message) => this.#fail(message),
    });
  }

  /** The share of games that a side has won so far, of a package by its place; `among` as many shares as are looked at. */
  share(side: string, entrant: number, among: number): Estimate {
    return this.#findings[entrant].share(side, among);
  }

  /** What is asked; null until the packages are open. */
  get question(): Question | null {
    return this.#asked;
  }

  /** On how many seeds every package has been played. */
  get seeds(): number {
    return Math.floor(this.#results.length / Math.max(1, this.#packages.length));
  }

  /** The games on one of the seeds, one of each package. */
  gamesOn(seed: number): readonly SeenResult[] {
    const count = this.#packages.length;
    return this.#results.slice(seed * count, (seed + 1) * count);
  }

  /** Hands out no more games; those that are being played are taken. */
  pause(): void {
    if (this.#phase !== 'playing') return;
    this.#phase = 'paused';
    this.#keep();
    this.#notify();
  }

  goOn(): void {
    if (this.#phase !== 'paused') return;
    this.#phase = 'playing';
    this.#nextOfAll();
    this.#notify();
  }

  /** One of the games with all its commands. */
  record(entrant: number, seed: number): Promise<GameRecord> {
    return new Promise((resolve) => {
      this.#awaited.set(`${this.#packages[entrant].hash} ${seed}`, resolve);
      this.#hands.record(entrant, seed);
    });
  }

  /** Ends it. What has been played is kept for the next time. */
  close(): void {
    clearTimeout(this.#later);
    this.#keep();
    this.#hands.close();
  }

  #receive(message: FromLab, hand: number): void {
    if (message.type === 'unopened') this.#fail(message.message);
    else if (message.type === 'opened') void this.#open(message.packages, hand);
    else if (message.type === 'recorded') {
      const { packageHash, seed } = message.record;
      this.#awaited.get(`${packageHash} ${seed}`)?.(message.record);
    } else if (this.#check?.isDone === false) {
      const { answer } = message;
      this.#check.answer(answer.index, answer.kind === 'played' ? answer.result : null);
      this.#next(hand);
      if (this.#check.isDone) this.#believe(this.#check);
    } else {
      this.#queue?.answer(message.answer);
      const failure = this.#queue?.failure ?? null;
      if (failure !== null) this.#fail(failure.message);
      else this.#next(hand);
      this.#end();
      this.#tellSoon();
    }
  }

  async #open(packages: readonly OpenedPackage[], hand: number): Promise<void> {
    if (this.#packages.length > 0) {
      this.#next(hand);
      return;
    }
    this.#packages = packages;
    this.#findings = packages.map(({ subject }) => new Findings(subject));
    this.#coverages = packages.map(({ coverable }) => new Coverage(coverable));
    const questions = questionsOfAll(packages.map(({ subject }) => questionsOf(subject)));
    this.#asked = questions.find(({ id }) => id === this.plan.asked) ?? questions[0];
    this.#comparison = packages.length === 1 ? null : comparing(this.#asked, questions, packages.length);
    const { games, seed } = this.plan;
    await this.#remember();
    for (let index = 0; index < games * packages.length; index++) {
      const result = this.#elsewhere.get(index);
      if (result === undefined || this.#take(result, index) === 'enough') break;
    }
    this.#kept = this.#results.length;
    this.#keptAt = performance.now();
    if (!this.#isEnough) this.#check = new SharedCheck(await this.#claims());
    const plan = { packages: packages.length, games: this.#isEnough ? this.seeds : games, seed };
    this.#queue = new GameQueue(plan, (result, index) => this.#take(result, index), this.#results.length);
    this.#phase = 'playing';
    this.#idle.add(hand);
    if (this.#check?.isDone === true) this.#believe(this.#check);
    else this.#nextOfAll();
    this.#end();
    this.#notify();
  }

  /** Finds the games that this browser keeps. */
  async #remember(): Promise<void> {
    const { games, seed } = this.plan;
    const count = this.#packages.length;
    const kept = await Promise.all(this.#packages.map(({ source }) => keptResults(this.#sourceOf(source))));
    const known = kept.flatMap((results, entrant) =>
      [...results].map(([played, result]): [number, SeenResult] => [(played - seed) * count + entrant, result]),
    );
    this.#elsewhere = new Map([...known.filter(([index]) => index >= 0 && index < games * count), ...this.#elsewhere]);
    const bySeed = Map.groupBy(this.#elsewhere.keys(), (index) => Math.floor(index / count));
    this.#remembered = new Set([...bySeed].filter(([, games]) => games.length === count).map(([at]) => at));
  }

  #sourceOf(source: string): string {
    return sourceOf(source, this.plan.seats);
  }

  /** What others say of the games that are missing here. */
  async #claims(): Promise<readonly Claim[]> {
    const { games, seed } = this.plan;
    const count = this.#packages.length;
    const first = seed + this.seeds;
    if (this.seeds >= games) return [];
    const found = await Promise.all(
      this.#packages.map(({ source }) => this.#shared.find(this.#sourceOf(source), first, games - this.seeds)),
    );
    return found
      .flatMap((list, entrant) =>
        list.map(({ result, by, isOwn }) => {
          return { index: (result.seed - seed) * count + entrant, entrant, result, by, isOwn };
        }),
      )
      .filter(({ index }) => !this.#elsewhere.has(index));
  }

  /** The games of others have been looked at: what is believed is not played again. */
  #believe(check: SharedCheck): void {
    this.#elsewhere = new Map([...check.accepted, ...this.#elsewhere]);
    this.#nextOfAll();
    this.#end();
  }

  #take(result: SeenResult, index: number): 'enough' | undefined {
    this.#results.push(result);
    const count = this.#packages.length;
    this.#findings[index % count].add(result);
    if (result.end === 'over') this.#coverages[index % count].add(result);
    if (index % count < count - 1) return undefined;
    if (this.#remembered.has(Math.floor(index / count))) this.#known++;
    this.#comparison?.add(this.#results.slice(-count));
    return this.#isEnough ? 'enough' : undefined;
  }

  get #isEnough(): boolean {
    return this.#until === null ? (this.#comparison?.isSettled ?? false) : this.#until(this);
  }

  #next(hand: number): void {
    this.#idle.delete(hand);
    const order = this.#phase === 'playing' ? this.#order() : null;
    if (order === null) this.#idle.add(hand);
    else this.#hands.play(hand, order);
  }

  /** The next game for a hand: of others' games first those that are checked. */
  #order(): GameOrder | null {
    if (this.#check?.isDone === false) return this.#check.next();
    for (let order = this.#queue?.next() ?? null; order !== null; order = this.#queue?.next() ?? null) {
      const result = this.#elsewhere.get(order.index);
      if (result === undefined) return order;
      this.#queue?.answer({ kind: 'played', index: order.index, result });
    }
    return null;
  }

  #nextOfAll(): void {
    const idle = [...this.#idle];
    for (const hand of idle) this.#next(hand);
  }

  #end(): void {
    if (this.#queue?.isDone !== true || this.#phase === 'failed') return;
    this.#phase = this.#isEnough && this.seeds < this.plan.games ? 'settled' : 'done';
    this.#keep();
    this.#notify();
  }

  #fail(message: string): void {
    this.#phase = 'failed';
    this.#keep();
    this.#notify(RUN.failed(message));
  }

  #keep(): void {
    if (this.#results.length === this.#kept) return;
    const count = this.#packages.length;
    this.#packages.forEach(({ source }, entrant) => {
      const isNew = (index: number): boolean => index >= this.#kept && index % count === entrant;
      const fresh = this.#results.filter((_, index) => isNew(index));
      const own = this.#results.filter((_, index) => isNew(index) && !this.#elsewhere.has(index));
      void keepResults(this.#sourceOf(source), fresh);
      this.#shared.publish(this.#sourceOf(source), own);
    });
    this.#kept = this.#results.length;
    this.#keptAt = performance.now();
  }

  #tellSoon(): void {
    const left = this.#toldAt + TELLING - performance.now();
    if (left <= 0) this.#notify();
    else this.#later ??= setTimeout(() => this.#notify(), left);
  }

  #notify(trouble = this.state.value.trouble): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.#toldAt = performance.now();
    const isDue = this.#toldAt - this.#keptAt > KEEPING && this.#results.length > this.#kept * KEPT_GROWTH;
    if (this.#phase === 'playing' && isDue) this.#keep();
    this.state.value = {
      phase: this.#phase,
      trouble,
      played: this.seeds,
      known: this.#known,
      shared: this.#check?.isDone === true ? this.#check.told : [],
      reports: this.#findings.map(({ report }) => report),
      coverages: this.#coverages.map(({ report }) => report),
      asked: this.#comparison?.asked[0] ?? null,
      others: (this.#comparison?.others[0] ?? []).filter(({ verdict }) => verdict === 'more' || verdict === 'less'),
    };
  }
}

function comparing(asked: Question, questions: readonly Question[], packages: number): Comparison {
  const others = questions.filter((question) => question !== asked);
  return new Comparison(asked, others, packages, asked.unit === 'share' ? WITHIN_SHARE : 0);
}
