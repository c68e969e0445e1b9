/** Over which hexes the counters of a game went, and on which of them they fought. */
import { type Game, type GameEvent, PHASE_BEGAN } from '@hexwright/engine';
import type { Playable } from '../library.ts';
import type { EventListener } from './heard.ts';

/** By side id the hexes of its counters, each with how often, as {@link writtenCounts} writes them: many games are kept. */
export interface Traces {
  /** Hexes that they came to. */
  readonly moved: Readonly<Record<string, string>>;
  /** Hexes where they stood when something was told of them and of an enemy, such as an attack: once a command. */
  readonly fought: Readonly<Record<string, string>>;
}

/** `0405 2;0406 1` */
export function writtenCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([hex, count]) => `${hex} ${count}`).join(';');
}

/** What {@link writtenCounts} has written, in its order. */
export function readCounts(text: string): readonly (readonly [string, number])[] {
  if (text === '') return [];
  return text.split(';').map((entry) => {
    const space = entry.lastIndexOf(' ');
    return [entry.slice(0, space), Number(entry.slice(space + 1))] as const;
  });
}

/** Follows the counters of one game after the other by the events that name them. */
export class TracesOfGame implements EventListener {
  readonly #library: Playable['library'];
  readonly #pieces: ReadonlyMap<string, number>;
  readonly #sides: readonly string[];
  readonly #sideOf: readonly number[];
  /** By piece: the hexes on which it stands, as far as has been told. */
  #stands: (readonly string[])[] = [];
  #moved: Map<string, number>[] = [];
  #fought: Map<string, number>[] = [];

  constructor({ library, game }: Playable) {
    this.#library = library;
    this.#pieces = new Map(game.units.map(({ id }, piece) => [id, piece]));
    this.#sides = game.sides.map(({ id }) => id);
    this.#sideOf = game.units.map(({ side }) => side);
  }

  began(play: Game): void {
    this.#moved = this.#sides.map(() => new Map());
    this.#fought = this.#sides.map(() => new Map());
    this.#stands = this.#sideOf.map((_, piece) => this.#library.placesOf(play, piece));
  }

  heard(play: Game, events: readonly GameEvent[]): void {
    /** Pieces that are named, with the hexes to which single steps have led them. */
    const named = new Map<number, Set<string>>();
    const fighting = new Set<number>();
    for (const event of events) {
      const pieces = this.#named(event);
      const isStep = this.#library.steps.has(event.event) && typeof event.hex === 'string';
      for (const piece of pieces) {
        const steps = named.get(piece) ?? new Set();
        if (isStep) steps.add(String(event.hex));
        named.set(piece, steps);
      }
      const [first] = pieces;
      if (pieces.some((piece) => this.#sideOf[piece] !== this.#sideOf[first]))
        pieces.forEach((piece) => fighting.add(piece));
    }
    // Who is led along is not named: at the end of a step of the sequence all are looked at.
    if (play.over || events.some(({ event }) => event === PHASE_BEGAN))
      for (const piece of this.#sideOf.keys()) if (!named.has(piece)) named.set(piece, new Set());
    // Where they stood before anything came of it.
    for (const piece of fighting) this.#note(this.#fought, piece, this.#stands[piece]);
    for (const [piece, steps] of named) {
      const before = this.#stands[piece];
      this.#stands[piece] = this.#library.placesOf(play, piece);
      for (const hex of this.#stands[piece]) if (!before.includes(hex)) steps.add(hex);
      this.#note(this.#moved, piece, steps);
    }
  }

  /** Of the game that was last watched. */
  get traces(): Traces {
    const bySide = (counts: readonly ReadonlyMap<string, number>[]): Record<string, string> =>
      Object.fromEntries(this.#sides.map((side, index) => [side, writtenCounts(counts[index])]));
    return { moved: bySide(this.#moved), fought: bySide(this.#fought) };
  }

  /** The pieces that an event names. */
  #named(event: GameEvent): readonly number[] {
    return Object.values(event).flatMap((value) => {
      const piece = typeof value === 'string' ? this.#pieces.get(value) : undefined;
      return piece === undefined ? [] : [piece];
    });
  }

  #note(counts: readonly Map<string, number>[], piece: number, hexes: Iterable<string>): void {
    const own = counts[this.#sideOf[piece]];
    for (const hex of hexes) own.set(hex, (own.get(hex) ?? 0) + 1);
  }
}
