/** How often the things of a package act in a game: effects, modifiers, restrictions, conditions, arrivals and withdrawals. */
import type { Cause, CompiledModifier } from '@hexwright/compiler';
import type { Game } from '@hexwright/engine';
import type { Playable } from './library.ts';
import { type MatchResult, type Spectator, type Match, together } from './match.ts';

/** A sort of things that are counted: those that events tell of, and those that the rules ask. */
export type ActSort = Cause | 'restriction' | 'condition';

/** By the name under which results have their counts: what is counted. */
export const ACTS = {
  acted: 'effect',
  applied: 'modifier',
  forbade: 'restriction',
  held: 'condition',
  arrived: 'arrival',
  withdrew: 'withdrawal',
  settled: 'victory',
} as const satisfies Readonly<Record<string, ActSort>>;

export type ActKey = keyof typeof ACTS;

export const ACT_KEYS = Object.keys(ACTS) as readonly ActKey[];

/** Something of the rules that acts, as people know it. */
export interface Act {
  readonly id: string;
  readonly label: string;
}

/** What of a package is counted, each list in the order of the package. */
export type Acts = Readonly<Record<ActKey, readonly Act[]>>;

/**
 * By id, after how many commands of a game each has acted; of restrictions and conditions, before how many one of them forbade
 * something, or was found to hold, that whose turn it was asked of. Absent where a package has none that could be counted.
 */
export type Counted = { readonly [Key in ActKey]?: Readonly<Record<string, number>> };

export type CountedResult = MatchResult & Counted;

/** The modifiers that events tell of: the others are asked too often for it to mean anything. */
export function toldModifiers({ game, library }: Pick<Playable, 'game' | 'library'>): readonly CompiledModifier[] {
  return (library.system.toldSlots ?? []).flatMap((slot) => game.modifiers.get(slot) ?? []);
}

/** What of a package is counted. */
export function actsOf(playable: Pick<Playable, 'game' | 'library'>): Acts {
  const { effects, restrictions, conditions, arrivals, withdrawals, victory } = playable.game;
  const labelled = (list: readonly Act[]): Act[] => list.map(({ id, label }) => ({ id, label }));
  const named = (list: Iterable<{ readonly id: string; readonly name: string }>): Act[] =>
    Array.from(list, ({ id, name }) => ({ id, label: name }));
  return {
    acted: labelled(effects),
    applied: labelled(toldModifiers(playable)),
    forbade: labelled(restrictions),
    held: named(conditions.values()),
    arrived: named(arrivals),
    withdrew: named(withdrawals),
    settled: labelled(victory?.conditions ?? []),
  };
}

/** Gives each key of counts something, and leaves out those that have nothing. */
export function byAct<Value>(of: (key: ActKey) => Value | undefined): { readonly [Key in ActKey]?: Value } {
  return Object.fromEntries(ACT_KEYS.map((key) => [key, of(key)]).filter(([, value]) => value !== undefined));
}

/** Counts commands, each once for all that acted in it. */
class Tally {
  readonly #counts: Map<string, number>;
  readonly #latest = new Map<string, number>();

  constructor(ids: readonly string[]) {
    this.#counts = new Map(ids.map((id) => [id, 0]));
  }

  note(id: string, command: number): void {
    const count = this.#counts.get(id);
    if (count === undefined || this.#latest.get(id) === command) return;
    this.#latest.set(id, command);
    this.#counts.set(id, count + 1);
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  get counts(): Readonly<Record<string, number>> | undefined {
    return this.isEmpty ? undefined : Object.fromEntries(this.#counts);
  }
}

/** Looks on at one game and counts. */
class ActCounter implements Spectator {
  readonly #library: Playable['library'];
  readonly #tallies: ReadonlyMap<ActSort, Tally>;
  #first = 0;
  #commands = 0;

  constructor(playable: Playable) {
    const acts = actsOf(playable);
    this.#library = playable.library;
    this.#tallies = new Map(ACT_KEYS.map((key) => [ACTS[key], new Tally(acts[key].map(({ id }) => id))]));
  }

  began(play: Game): void {
    const asked = (sort: ActSort) => (this.#tallies.get(sort)?.isEmpty === false ? this.#hearing(sort) : null);
    this.#library.watchForbidden(play, asked('restriction'));
    this.#library.watchHeld(play, asked('condition'));
    // What acts before anybody commands, as the game begins, counts as one command more.
    this.#library.causes(play, 0, this.#note);
    this.#commands++;
  }

  plays(play: Game): void {
    this.#first = play.events.count;
  }

  played(play: Game): void {
    this.#library.causes(play, this.#first, this.#note);
    this.#commands++;
  }

  get counted(): Counted {
    return byAct((key) => this.#tallies.get(ACTS[key])?.counts);
  }

  #hearing(sort: ActSort): (id: string) => void {
    return (id) => this.#note(sort, id);
  }

  readonly #note = (sort: ActSort, id: string): void => this.#tallies.get(sort)?.note(id, this.#commands);
}

/** Plays one game of a match, and counts what acts; others may look on besides. */
export function playCounting(match: Match, seed: number, ...others: readonly Spectator[]): CountedResult {
  const acts = new ActCounter(match.playable);
  const result = match.playMatch(seed, others.length === 0 ? acts : together([acts, ...others]));
  const { library } = match.playable;
  library.watchForbidden(match.play, null);
  library.watchHeld(match.play, null);
  return { ...result, ...acts.counted };
}
