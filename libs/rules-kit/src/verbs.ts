/** The single commands of a game, a row each: the word, the number that the engine knows it by, and how it is written. */
import type { Command, WrittenCommand } from '@hexwright/engine';
import { directionName } from '@hexwright/hex';
import { NotationError, quoted, readDirection, readHex, readPiece } from './notation.ts';
import type { HexGame, PackageGame } from './package-game.ts';
import { argumentOf, command, entityOf, kindOf } from './packed-command.ts';

/** What a command says besides its word. */
type Words = Readonly<Record<string, unknown>>;

/** One command. Several may share a word, such as all sorts of steps; then each leaves to the next what it does not mean. */
export interface Verb<Play> {
  readonly kind: number;
  /** Its `do`. */
  readonly word: string;
  /** Other words that mean it when they are read. */
  readonly synonyms?: readonly string[];
  write(play: Play, entity: number, argument: number): Words;
  /** null where another verb of the same word is meant. Throws {@link NotationError} when it cannot be read. */
  read(play: Play, written: WrittenCommand): Command | null;
}

const idOf = ({ game }: PackageGame, piece: number): string => game.units[piece].id;

/** A command that is its word alone. */
export function bareVerb(word: string, kind: number, ...synonyms: readonly string[]): Verb<PackageGame> {
  return { kind, word, synonyms, write: () => ({}), read: () => command(kind) };
}

/** A command about one piece, named in the place `name`. */
export function pieceVerb(word: string, kind: number, name = 'unit'): Verb<PackageGame> {
  return {
    kind,
    word,
    write: (play, piece) => ({ [name]: idOf(play, piece) }),
    read: (play, written) => command(kind, readPiece(play, written[name])),
  };
}

/** A command of one piece about another, which is named in the place `name`. */
export function pairVerb(word: string, kind: number, name = 'target'): Verb<PackageGame> {
  return {
    kind,
    word,
    write: (play, piece, other) => ({ unit: idOf(play, piece), [name]: idOf(play, other) }),
    read: (play, written) => command(kind, readPiece(play, written.unit), readPiece(play, written[name])),
  };
}

/** A command about a piece and a hex. */
export function hexVerb(word: string, kind: number): Verb<PackageGame> {
  return {
    kind,
    word,
    write: (play, piece, hex) => ({ unit: idOf(play, piece), hex: play.map.label(hex) }),
    read: (play, written) => command(kind, readPiece(play, written.unit), readHex(play, written.hex)),
  };
}

/** A command about a piece and a direction, in the place `name`. */
export function directionVerb(word: string, kind: number, name: string): Verb<HexGame> {
  return {
    kind,
    word,
    write: (play, piece, direction) => ({
      unit: idOf(play, piece),
      [name]: directionName(play.grid.orientation, direction),
    }),
    read: (play, written) => command(kind, readPiece(play, written.unit), readDirection(play, written[name])),
  };
}

/** All single commands of a game. */
export class Verbs<Play extends PackageGame> {
  readonly #byKind: ReadonlyMap<number, Verb<Play>>;
  readonly #byWord: ReadonlyMap<string, readonly Verb<Play>[]>;
  readonly #known: readonly string[];

  /** `known` are the words that people are told of, long forms among them. Throws an Error for a kind that stands twice. */
  constructor(verbs: readonly Verb<Play>[], known: readonly string[]) {
    this.#known = known;
    this.#byKind = new Map(verbs.map((verb) => [verb.kind, verb]));
    if (this.#byKind.size < verbs.length) throw new Error('Two verbs have the same kind.');
    const words = verbs.flatMap((verb) => [verb.word, ...(verb.synonyms ?? [])].map((word) => ({ word, verb })));
    this.#byWord = new Map(
      [...Map.groupBy(words, ({ word }) => word)].map(([word, list]) => [word, list.map(({ verb }) => verb)]),
    );
  }

  /** A single command as JSON; {@link read} gives it back. */
  write(play: Play, one: Command): WrittenCommand {
    const verb = this.#byKind.get(kindOf(one));
    if (verb === undefined) throw new Error(`No verb writes the command ${one}.`);
    return { do: verb.word, ...verb.write(play, entityOf(one), argumentOf(one)) };
  }

  /** Reads a single command; whether it is legal is another question. Throws {@link NotationError}. */
  read(play: Play, written: WrittenCommand): Command {
    const verbs = this.#byWord.get(written.do);
    if (verbs === undefined) {
      throw new NotationError(
        `"${written.do}" is no command of this game. Its commands are ${this.#known.join(', ')}.`,
      );
    }
    for (const verb of verbs) {
      const one = verb.read(play, written);
      if (one !== null) return one;
    }
    throw new NotationError(`${quoted(written)} cannot be read.`);
  }
}
