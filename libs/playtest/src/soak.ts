/** Games that look for mistakes in the rules, not in a player. */
import type { Command, Game } from '@hexwright/engine';
import type { Playable } from './library.ts';
import { seated, type Seats } from './match.ts';
import { NumberStream } from '@hexwright/rules-kit';
import type { Player } from '@hexwright/rules-kit';
import { Secrecy } from './secrecy.ts';

/** A game with more commands than this goes round in circles. */
const LONGEST_GAME = 50_000;
/** Keeps the choice of secrets apart from what players draw. */
const SECRETS = 99;

/** Looks at a position, and leaves it as it was: what is wrong with it, or null. */
export type Inspector = (play: Game) => string | null;

/** What is wrong with one game. */
export interface SoakFault {
  readonly seed: number;
  /** How many commands had been played. */
  readonly command: number;
  readonly message: string;
}

export interface SoakResult {
  readonly games: number;
  readonly commands: number;
  readonly longest: number;
  /** How often each sort of command was given: what the games have come to, and what they never came to. */
  readonly given: Readonly<Record<string, number>>;
  readonly faults: readonly SoakFault[];
}

/**
 * Plays games and checks of each: there is always something to do until it is over; whatever is offered is allowed, and
 * can be written and read again; every position is sound; no side is shown what is hidden from it; it ends; undoing it
 * passes through the same positions back to the beginning; playing it again does too. A game stops at its first fault.
 */
export class Soak {
  readonly #playable: Playable;
  readonly #players: readonly Player[];
  readonly #secrecy: Secrecy;
  readonly #inspect: Inspector;
  readonly #most: number;
  readonly #stride: number;
  readonly #numbers = new NumberStream();
  readonly #faults: SoakFault[] = [];
  readonly #given = new Map<string, number>();
  #games = 0;
  #commands = 0;
  #longest = 0;

  /**
   * `seats` by side id; a side without one is played by `random`. Throws RangeError as a table does.
   *
   * @param inspect looks at every position in which somebody must decide, besides
   * @param most commands after which a game is left where it is
   * @param stride of so many positions one, by lot, is looked through for what is offered, for faults and for secrets that
   *   show: that costs more than all else; the last is always looked through
   */
  constructor(
    playable: Playable,
    seats: Seats = {},
    inspect: Inspector = () => null,
    most: number = Number.POSITIVE_INFINITY,
    stride = 1,
  ) {
    this.#stride = stride;
    this.#most = most;
    this.#playable = playable;
    this.#inspect = inspect;
    this.#players = seated(playable, seats);
    this.#secrecy = new Secrecy(playable);
  }

  get result(): SoakResult {
    return {
      games: this.#games,
      commands: this.#commands,
      longest: this.#longest,
      given: Object.fromEntries(this.#given),
      faults: this.#faults,
    };
  }

  /** Plays and checks the game of a seed. */
  check(seed: number): void {
    const hashes: string[] = [];
    const message = this.#checkGame(seed, hashes);
    const command = Math.max(0, hashes.length - 1);
    if (message !== null) this.#faults.push({ seed, command, message });
    this.#games++;
    this.#commands += command;
    this.#longest = Math.max(this.#longest, command);
  }

  #checkGame(seed: number, hashes: string[]): string | null {
    const { library, game } = this.#playable;
    const play = library.create(game);
    const commands: Command[] = [];
    play.begin(seed);
    this.#numbers.restart(seed, SECRETS);
    for (const player of this.#players) player.begin(play, seed);
    hashes.push(play.hash);
    while (!play.over && commands.length < this.#most) {
      if (commands.length === LONGEST_GAME) return `It is not over after ${LONGEST_GAME} commands.`;
      const offered = play.legal().toArray();
      if (offered.length === 0) return `Nobody can do anything in ${library.decisionName(play)}: a dead end.`;
      const isLooked = this.#stride === 1 || this.#numbers.below(this.#stride) === 0;
      const wrong = isLooked ? this.#wronglyOffered(play, offered) : null;
      if (wrong !== null) return wrong;
      const seen = this.#inspect(play);
      if (seen !== null) return seen;
      if (play.hash !== hashes[hashes.length - 1]) return 'Looking at a position has changed it.';
      const player = this.#players[play.deciding];
      const chosen = player.choose(play, play.legal());
      if (play.state.marks !== commands.length) return `The player ${player.id} did not undo what it tried.`;
      const sort = library.writeCommand(play, chosen).do;
      this.#given.set(sort, (this.#given.get(sort) ?? 0) + 1);
      const first = play.events.count;
      play.apply(chosen);
      commands.push(chosen);
      hashes.push(play.hash);
      if (!isLooked && !play.over) continue;
      const [fault] = library.invariantViolations(play);
      if (fault !== undefined) return fault;
      const leak = this.#secrecy.check(play, chosen, first, this.#numbers);
      if (leak !== null) return leak;
    }
    for (let index = hashes.length - 2; index >= 0; index--) {
      play.undo();
      if (play.hash !== hashes[index])
        return `Undoing command ${index + 1} does not lead back to the position before it.`;
    }
    if (play.undo()) return 'There is something to undo before the first command.';
    const again = library.create(game);
    again.begin(seed);
    for (const [index, command] of commands.entries()) {
      again.apply(command);
      if (again.hash !== hashes[index + 1]) return `Played again, command ${index + 1} leads to another position.`;
    }
    return null;
  }

  /** What is wrong with a command that is offered, or null: each must be allowed, and be written and read again. */
  #wronglyOffered(play: Game, offered: readonly Command[]): string | null {
    const { library } = this.#playable;
    for (const command of offered) {
      const written = library.writeCommand(play, command);
      const [refusal] = play.explain(command);
      if (refusal !== undefined) return `${JSON.stringify(written)} is offered and refused: ${refusal.text}`;
      if (library.readCommand(play, written) !== command)
        return `${JSON.stringify(written)} is read as another command.`;
    }
    return null;
  }
}
