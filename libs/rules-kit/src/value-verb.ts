/** Commands of any shape: what one says is a plain value, such as a place of a table and a facing. */
import type { Command, WrittenCommand } from '@hexwright/engine';
import { CommandTable } from './command-table.ts';
import { NO_PIECE, type PackageGame } from './package-game.ts';
import { command, restOf } from './packed-command.ts';
import { CommandKind, type CommandWords, type Offer, type SpecialOffer } from './verbs.ts';

/** What a command with a value says of itself. */
export interface ValueWords<Play, Value> extends CommandWords {
  /** By its word, with the name of the piece, where absent. */
  readonly offer?: (play: Play, value: Value) => Offer;
}

/** How the values of a command are written and read. */
export interface ValueForm<Play, Value> {
  /** Its properties; those in brackets may be left out. */
  readonly takes: string;
  write(play: Play, value: Value): Readonly<Record<string, unknown>>;
  /** null where another command of the same word is meant. Throws {@link NotationError} when it cannot be read. */
  read(play: Play, written: WrittenCommand): Value | null;
  /** The piece that acts; none does where absent. */
  readonly piece?: (value: Value) => number;
}

/** A command whose values its game exchanges for numbers. */
export class ValueVerb<Play extends PackageGame, Value> extends CommandKind<Play> {
  readonly words: ValueWords<Play, Value>;
  readonly form: ValueForm<Play, Value>;
  readonly #table = new CommandTable<Value>();

  constructor(words: ValueWords<Play, Value>, form: ValueForm<Play, Value>) {
    super();
    this.words = words;
    this.form = form;
  }

  get takes(): string {
    return this.form.takes;
  }

  of(play: Play, value: Value): Command {
    return command(this.kind) | this.#table.numberOf(play, value);
  }

  value(play: Play, one: Command): Value {
    return this.#table.valueOf(play, restOf(one));
  }

  /** False for a command that was kept for so long that its value is forgotten. */
  isKnown(play: Play, one: Command): boolean {
    return this.#table.isKnown(play, restOf(one));
  }

  write(play: Play, one: Command): WrittenCommand {
    return { do: this.words.word, ...this.form.write(play, this.value(play, one)) };
  }

  read(play: Play, written: WrittenCommand): Command | null {
    const value = this.form.read(play, written);
    return value === null ? null : this.of(play, value);
  }

  pieceOf(play: Play, one: Command): number {
    return this.form.piece?.(this.value(play, one)) ?? NO_PIECE;
  }

  offer(play: Play, one: Command): Offer | null {
    return this.words.offer?.(play, this.value(play, one)) ?? null;
  }

  /** This command, offered otherwise than elsewhere: for a decision. */
  offeredAs(offer: (play: Play, value: Value) => Offer): SpecialOffer<Play> {
    return [this, (play, one) => offer(play, this.value(play, one))];
  }

  byPiece(): null {
    return null;
  }

  isMeant(): boolean {
    return true;
  }
}
