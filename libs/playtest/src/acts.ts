/** How often the effects, the modifiers and the restrictions of a package act in a game. */
import type { CauseListener, CompiledModifier } from '@hexwright/compiler';
import type { Game } from '@hexwright/engine';
import type { Playable } from './library.ts';
import { type MatchResult, type Spectator, type Match, together } from './match.ts';

/**
 * By id, after how many commands of a game each has acted; of restrictions, before how many one of them forbade something
 * that whose turn it was could have done without it. Absent where a package has none that could be counted.
 */
export interface Counted {
  readonly acted?: Readonly<Record<string, number>>;
  readonly applied?: Readonly<Record<string, number>>;
  readonly forbade?: Readonly<Record<string, number>>;
}

export type CountedResult = MatchResult & Counted;

/** The modifiers that events tell of: the others are asked too often for it to mean anything. */
export function toldModifiers({ game, library }: Pick<Playable, 'game' | 'library'>): readonly CompiledModifier[] {
  return (library.system.toldSlots ?? []).flatMap((slot) => game.modifiers.get(slot) ?? []);
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

  get counts(): Readonly<Record<string, number>> | undefined {
    return this.#counts.size === 0 ? undefined : Object.fromEntries(this.#counts);
  }
}

/** Looks on at one game and counts. */
class Acts implements Spectator {
  readonly #playable: Playable;
  readonly #effects: Tally;
  readonly #modifiers: Tally;
  readonly #restrictions: Tally;
  readonly #hear: CauseListener;
  #first = 0;
  #commands = 0;

  constructor(playable: Playable) {
    this.#playable = playable;
    this.#effects = new Tally(playable.game.effects.map(({ id }) => id));
    this.#modifiers = new Tally(toldModifiers(playable).map(({ id }) => id));
    this.#restrictions = new Tally(playable.game.restrictions.map(({ id }) => id));
    this.#hear = (sort, id) => (sort === 'effect' ? this.#effects : this.#modifiers).note(id, this.#commands);
  }

  began(play: Game): void {
    const { game, library } = this.#playable;
    if (game.restrictions.length > 0) library.watchForbidden(play, (id) => this.#restrictions.note(id, this.#commands));
  }

  plays(play: Game): void {
    this.#first = play.events.count;
  }

  played(play: Game): void {
    this.#playable.library.causes(play, this.#first, this.#hear);
    this.#commands++;
  }

  get counted(): Counted {
    const [acted, applied] = [this.#effects.counts, this.#modifiers.counts];
    const forbade = this.#restrictions.counts;
    return { ...(acted && { acted }), ...(applied && { applied }), ...(forbade && { forbade }) };
  }
}

/** Plays one game of a match, and counts what acts; others may look on besides. */
export function playCounting(match: Match, seed: number, ...others: readonly Spectator[]): CountedResult {
  const acts = new Acts(match.playable);
  const result = match.playMatch(seed, others.length === 0 ? acts : together([acts, ...others]));
  match.playable.library.watchForbidden(match.play, null);
  return { ...result, ...acts.counted };
}
