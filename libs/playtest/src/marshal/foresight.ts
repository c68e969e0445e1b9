/** What may come of a plan: the battle played on by captains, on a board of one's own and with dice that are only supposed. */
import type { CompiledGame, GameLibrary, GameResult, Temper } from '@hexwright/compiler';
import { type Command, type Game, LEGAL } from '@hexwright/engine';
import { NumberStream, type Player, type PlayerKind } from '@hexwright/rules-kit';

/** How one supposed game went for a side. */
export interface Outcome {
  /** 1 where the side wins, 0 where it loses. */
  readonly won: number;
  /** Its points less those of the best of the others. */
  readonly margin: number;
}

/** A board beside the game, on which a side tries what it may know of the position. */
export class Foresight {
  /** How many commands have been tried. */
  nodes = 0;
  /** How the side leans when no plan says otherwise. */
  readonly temper: Temper;
  readonly #library: GameLibrary;
  readonly #game: CompiledGame;
  readonly #side: number;
  readonly #board: Game;
  readonly #players: readonly Player[];
  readonly #numbers = new NumberStream();
  /** The position as the side knows it. */
  #position: Int32Array = new Int32Array(0);

  /** `captain` plays all sides of the supposed games. */
  constructor(library: GameLibrary, game: CompiledGame, captain: PlayerKind, side: number) {
    this.#library = library;
    this.#game = game;
    this.#side = side;
    this.temper = game.sides[side].temper;
    this.#board = library.create(game);
    this.#players = game.sides.map((_, index) => captain.create(index));
  }

  /**
   * Takes over the position without what the side does not know: what others have chosen in secret is chosen anew, and what
   * it cannot tell apart lies otherwise. False where it cannot be looked at so; `lot` decides how hidden pieces lie.
   */
  look(play: Game, lot: number): boolean {
    const board = this.#board;
    if (board.turn === 0) board.begin(0);
    this.#set(play.state.snapshot());
    if (board.state.hasSecrets && !board.askAnew()) return false;
    this.#shuffle(lot);
    this.#position = board.state.snapshot();
    return true;
  }

  /** What the side would do in the step under way, by `temper`. */
  commandsOf(seed: number, temper: Temper): readonly number[] {
    const board = this.#board;
    this.#begin(seed, temper);
    const { serial } = board;
    const commands: number[] = [];
    while (!board.over && board.serial === serial) {
      const { deciding } = board;
      const chosen = this.#next();
      if (deciding === this.#side) commands.push(chosen);
    }
    return commands;
  }

  /**
   * What the side would do with a piece after its first command there, as long as no dice fall: each command as it is about
   * to be given, on a board that is only to be looked at.
   */
  *followUp(
    first: Command,
    seed: number,
    temper: Temper,
    most: number,
  ): Generator<{ readonly board: Game; readonly command: Command }> {
    const board = this.#board;
    this.#begin(seed, temper);
    const { used } = board.dice;
    if (board.check(first) !== LEGAL) return;
    board.apply(first);
    for (let count = 0; count < most; count++) {
      const isOver = board.over || board.frames.depth < 2 || board.deciding !== this.#side;
      if (isOver || board.dice.used !== used) return;
      const command = this.#players[this.#side].choose(board, board.legal());
      yield { board, command };
      board.apply(command);
    }
  }

  /**
   * Plays on with dice by `seed`: the side by `temper`, the others as captains. Stops at the end of the game or after `most`
   * commands, and looks how it would stand if it ended there.
   */
  playOn(seed: number, temper: Temper, most: number): Outcome {
    const board = this.#board;
    this.#begin(seed, temper);
    for (let count = 0; !board.over && count < most; count++) this.#next();
    return this.#outcome(board.asIfOver(() => this.#library.readResult(board)));
  }

  /** Sets up what is known, with other dice. */
  #begin(seed: number, temper: Temper): void {
    const board = this.#board;
    this.#set(this.#position);
    board.dice.seed(seed);
    this.#players.forEach((player, side) => {
      player.begin(board, seed);
      player.lean?.(board, side === this.#side ? temper : this.#game.sides[side].temper);
    });
  }

  /** Those who must decide do, by their captain. */
  #next(): Command {
    const board = this.#board;
    const chosen = this.#players[board.deciding].choose(board, board.legal());
    board.apply(chosen);
    board.state.forget();
    this.nodes++;
    return chosen;
  }

  #set(words: Int32Array): void {
    this.#board.state.restore(words);
    this.#board.events.count = 0;
  }

  /** Every hidden piece becomes what another of its side is, by lot. */
  #shuffle(lot: number): void {
    const { hidden } = this.#library;
    if (hidden === undefined) return;
    const board = this.#board;
    this.#numbers.restart(lot, this.#side);
    const values = new Map(hidden.from(board, this.#side));
    const exchange = (one: number, other: number): void => {
      const value = values.get(one) ?? 0;
      hidden.exchange(board, one, other);
      values.set(one, values.get(other) ?? 0).set(other, value);
    };
    for (const [side] of this.#game.sides.entries()) {
      const own = [...values.keys()].filter((piece) => this.#game.units[piece].side === side);
      // In order first: how they are supposed to lie must not follow from how they do.
      own.forEach((piece, at) => {
        const least = own
          .slice(at)
          .reduce((one, other) => ((values.get(other) ?? 0) < (values.get(one) ?? 0) ? other : one));
        if (least !== piece) exchange(piece, least);
      });
      for (let left = own.length; left > 1; left--) {
        const other = this.#numbers.below(left);
        if (other !== left - 1) exchange(own[left - 1], own[other]);
      }
    }
  }

  #outcome({ winner, victoryPoints }: GameResult): Outcome {
    const { sides } = this.#game;
    const pointsOf = (side: number): number => victoryPoints[sides[side].id] ?? 0;
    const others = sides.flatMap((_, side) => (side === this.#side ? [] : [pointsOf(side)]));
    const isEven = winner === null || winner === 'draw';
    return {
      won: isEven ? 0.5 : Number(winner === sides[this.#side].id),
      margin: pointsOf(this.#side) - Math.max(0, ...others),
    };
  }
}
