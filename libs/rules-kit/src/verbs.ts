/** Commands: a value for each, made beside the rule that it belongs to, with its word, its meaning and how it is offered. */
import type { CommandMeaning } from '@hexwright/compiler';
import type { ChoiceKind, Command, PiecePlace, TableMark, WrittenCommand } from '@hexwright/engine';
import { directionName } from '@hexwright/hex';
import { pieceName } from './names.ts';
import { readDirection, readHex, readPiece } from './notation.ts';
import type { HexGame, PackageGame } from './package-game.ts';
import { argumentOf, command, entityOf, kindOf } from './packed-command.ts';

/** What a command says besides its word. */
type Words = Readonly<Record<string, unknown>>;

/** What a command is about: a piece, and whatever else it needs, such as a hex. */
export type Concern = readonly [piece?: number, argument?: number];

/** A command as a screen offers it. What is absent follows from the command and from the decision. */
export interface Offer {
  readonly kind: ChoiceKind;
  /** A few words for a button. */
  readonly label: string;
  /** A sentence. */
  readonly detail?: string;
  /** The piece that acts; that of the command where absent, -1 where none does. */
  readonly piece?: number;
  /** Where a person clicks for it, the best place first; only a button serves where absent. */
  readonly places?: readonly number[];
  /** The piece acted upon. */
  readonly target?: number;
  /** Where the piece would stand afterwards. */
  readonly place?: PiecePlace | null;
  /** What it looks like on a table before it is done. */
  readonly marks?: readonly TableMark[];
  /** The case of the decision where absent. */
  readonly case?: string;
  readonly shortcut?: string;
}

export type Offering<Play> = (play: Play, piece: number, argument: number) => Offer;

/** What every command says of itself. */
export interface CommandWords {
  /** Its `do`. Several commands may share one, such as all sorts of steps; then each reads only what means it. */
  readonly word: string;
  /** What it means, in a sentence; absent where another command of the same word tells it. */
  readonly about?: string;
  /** Other words that mean it when they are read, and what these mean. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** What is mostly written as a part of something longer, such as a step; people are told of it last. */
  readonly isPart?: true;
  /** How it is written where it stands by itself, outside of a way; the same where absent. */
  readonly alone?: (written: WrittenCommand) => WrittenCommand;
  /** It declines, or ends: the decision says what this is called there. */
  readonly ends?: true;
  /** How it is told where the rules do it themselves, as the only answer; absent where they never do. */
  readonly told?: CommandMeaning['told'];
}

/** What a command about a piece says of itself. */
export interface VerbWords<Play> extends CommandWords {
  /** By its word, with the name of the piece, where absent. */
  readonly offer?: Offering<Play>;
}

/** A kind of command, and how it is offered in one decision. */
export type SpecialOffer<Play> = readonly [CommandKind<Play>, (play: Play, one: Command) => Offer];

/** One kind of command of a game, whatever its commands are made of. */
export abstract class CommandKind<Play> {
  abstract readonly words: CommandWords;
  /** The properties of its commands; those in brackets may be left out. */
  abstract readonly takes: string;
  /** The number that the engine knows it by, from 1: its place among the commands of its game. 0 before it has one. */
  kind = 0;

  is(one: Command): boolean {
    return kindOf(one) === this.kind;
  }

  /** One of its commands as JSON; {@link read} gives it back. */
  abstract write(play: Play, one: Command): WrittenCommand;
  /** null where another command of the same word is meant. Throws {@link NotationError} when it cannot be read. */
  abstract read(play: Play, written: WrittenCommand): Command | null;
  /** The piece that acts by one of its commands; -1 where none does. */
  abstract pieceOf(play: Play, one: Command): number;
  /** How it offers one of its commands; null where its word must do. */
  abstract offer(play: Play, one: Command): Offer | null;
  /** The command of a piece that says nothing else; null where there is none such. */
  abstract byPiece(piece: number): Command | null;
  /** False for what nobody means and cannot be written, such as an attack upon oneself. */
  abstract isMeant(play: Play, one: Command): boolean;
}

/** How the concern of a command is written and read. */
export interface VerbForm<Play> {
  /** Its properties; those in brackets may be left out. */
  readonly takes: string;
  write(play: Play, piece: number, argument: number): Words;
  /** null where another command of the same word is meant. Throws {@link NotationError} when it cannot be read. */
  read(play: Play, written: WrittenCommand): Concern | null;
  /** False for what nobody means and cannot be written, such as an attack upon oneself; everything may be meant where absent. */
  isMeant?(play: Play, piece: number, argument: number): boolean;
}

/** A command about a piece and whatever else it needs, which are packed into one number. */
export class Verb<Play> extends CommandKind<Play> {
  readonly words: VerbWords<Play>;
  readonly form: VerbForm<Play>;

  constructor(words: VerbWords<Play>, form: VerbForm<Play>) {
    super();
    this.words = words;
    this.form = form;
  }

  get takes(): string {
    return this.form.takes;
  }

  /** The command about a piece, and whatever else it needs. */
  of(piece = 0, argument = 0): Command {
    return command(this.kind, piece, argument);
  }

  /** The same as JSON. */
  written(play: Play, piece = 0, argument = 0): WrittenCommand {
    return { do: this.words.word, ...this.form.write(play, piece, argument) };
  }

  write(play: Play, one: Command): WrittenCommand {
    return this.written(play, entityOf(one), argumentOf(one));
  }

  read(play: Play, written: WrittenCommand): Command | null {
    const concern = this.form.read(play, written);
    return concern === null ? null : this.of(...concern);
  }

  pieceOf(_: Play, one: Command): number {
    return entityOf(one);
  }

  offer(play: Play, one: Command): Offer | null {
    return this.words.offer?.(play, entityOf(one), argumentOf(one)) ?? null;
  }

  /** This command, offered otherwise than elsewhere: for a decision. */
  offeredAs(offer: Offering<Play>): SpecialOffer<Play> {
    return [this, (play, one) => offer(play, entityOf(one), argumentOf(one))];
  }

  byPiece(piece: number): Command {
    return this.of(piece);
  }

  isMeant(play: Play, one: Command): boolean {
    return this.form.isMeant?.(play, entityOf(one), argumentOf(one)) ?? true;
  }
}

const idOf = ({ game }: PackageGame, piece: number): string => game.units[piece].id;

/** A command that is its word alone. */
export function bareVerb<Play extends PackageGame>(words: VerbWords<Play>): Verb<Play> {
  return new Verb<Play>(words, { takes: '', write: () => ({}), read: () => [] });
}

/** A command about one piece, named in the place `name`. */
export function pieceVerb<Play extends PackageGame>(words: VerbWords<Play>, name = 'unit'): Verb<Play> {
  return new Verb<Play>(words, {
    takes: name,
    write: (play, piece) => ({ [name]: idOf(play, piece) }),
    read: (play, written) => [readPiece(play, written[name])],
  });
}

/** A command of one piece about another, which is named in the place `name`. */
export function pairVerb<Play extends PackageGame>(words: VerbWords<Play>, name = 'target'): Verb<Play> {
  return new Verb<Play>(words, {
    takes: `unit, ${name}`,
    write: (play, piece, other) => ({ unit: idOf(play, piece), [name]: idOf(play, other) }),
    read: (play, written) => [readPiece(play, written.unit), readPiece(play, written[name])],
  });
}

/** A command about a piece and a hex. */
export function hexVerb<Play extends PackageGame>(words: VerbWords<Play>): Verb<Play> {
  return new Verb<Play>(words, {
    takes: 'unit, hex',
    write: (play, piece, hex) => ({ unit: idOf(play, piece), hex: play.map.label(hex) }),
    read: (play, written) => [readPiece(play, written.unit), readHex(play, written.hex)],
  });
}

/** A command about a piece and a direction, in the place `name`. */
export function directionVerb<Play extends HexGame>(words: VerbWords<Play>, name: string): Verb<Play> {
  return new Verb<Play>(words, {
    takes: `unit, ${name}`,
    write: (play, piece, direction) => ({
      unit: idOf(play, piece),
      [name]: directionName(play.grid.orientation, direction),
    }),
    read: (play, written) => [readPiece(play, written.unit), readDirection(play, written[name])],
  });
}

/** Offers the piece, where it stands, by what is done with it: "Rally Spahis 1". */
export function offering(kind: ChoiceKind, deed: string): Offering<PackageGame> {
  return (play, piece) => ({
    kind,
    label: `${deed} ${pieceName(play.game, piece)}`,
    places: play.placeOf(piece).places,
  });
}

/** Offers to act upon a piece, where that stands: "Fire at Spahis 1". */
export function at(play: PackageGame, target: number, deed: string): Offer {
  const { places } = play.placeOf(target);
  return { kind: 'target', label: `${deed} ${pieceName(play.game, target)}`, places, target };
}
