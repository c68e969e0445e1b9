/** A game that several people play, each at a screen of their own: what the referee of a room holds. */
import type { WrittenCommand } from '@hexwright/engine';
import type { CaseFile } from '@hexwright/model';
import { type FairDice, roundsInForce, seedsOfRounds } from '../fair-dice.ts';
import type { Playable } from '../library.ts';
import { type GameRecord, RECORD_FORMAT } from '../record.ts';
import type { MoveOutcome } from '../live/outcomes.ts';
import { Playtest } from '../live/playtest.ts';
import { PERSON, type GameSeats } from '../live/game-view.ts';
import { SharedPlayerView } from './player-view.ts';
import type { ComputerPlayer } from './protocol.ts';

/** Everything of which a shared game is made again. */
export interface SharedGameRecord {
  readonly seed: number;
  /** What dice fall by in place of the seed; absent of games that were begun before there was such a thing. */
  readonly fair?: FairDice;
  readonly position: CaseFile | null;
  /** Choices made in place of the package's own, by option: the package is compiled with them. */
  readonly options: Readonly<Record<string, string>>;
  readonly commands: readonly WrittenCommand[];
  /** By side: the name of a computer player, or {@link PERSON} for everybody else. */
  readonly seats: GameSeats;
}

/** How far a game has come, for those who do not look at it. */
export interface SharedState {
  /** Commands that have been given. */
  readonly moves: number;
  readonly turn: number;
  /** Id of the side that decides; null when none does. */
  readonly deciding: string | null;
  readonly over: boolean;
  /** How it stands, in a sentence. */
  readonly text: string;
}

/** What came of commands: `added` are the single commands that are to be kept. */
export interface SharedOutcome {
  readonly outcome: MoveOutcome;
  readonly added: readonly WrittenCommand[];
}

/** Nobody gives more commands at once. */
const MOST_COMMANDS = 500;

export class SharedGame {
  /** Why the game cannot go on; null when it can. */
  readonly trouble: string | null;
  readonly #playable: Playable;
  readonly #game: SharedGameRecord;
  readonly #playtest: Playtest;
  readonly #views = new Map<string, SharedPlayerView>();

  /** Plays a game again up to where it was. Throws RangeError for seats of a side or player that there is not. */
  constructor(playable: Playable, game: SharedGameRecord) {
    this.#playable = playable;
    this.#game = game;
    const { playtest } = Playtest.load(playable, recordOf(playable, game));
    this.#playtest = playtest;
    // What stands in the way is not told: it may follow from what is hidden.
    this.trouble = playtest.view().move < game.commands.length ? GONE : null;
    // A round that begins with the next command.
    const rounds = roundsInForce(game.fair?.rounds ?? []);
    if (rounds.length > 0) playtest.setSeed(rounds.length - 1);
  }

  get state(): SharedState {
    return stateOf(this.#playtest);
  }

  /** What was chosen of the package's options when it began. */
  get options(): Readonly<Record<string, string>> {
    return this.#game.options;
  }

  /** Whether sides hide something from each other now. */
  get hides(): boolean {
    const { keepers, over } = this.#playtest.secrets;
    return keepers.length > 0 && !over;
  }

  /** Ids of the sides. */
  get sides(): readonly string[] {
    return this.#playtest.secrets.sides;
  }

  /** The computer players that can play it. */
  get players(): readonly ComputerPlayer[] {
    return this.#playable.players.map(({ id, title }) => ({ id, title }));
  }

  /** Whether it has a place of that number. */
  hasPlace(place: number): boolean {
    return this.#playable.game.map.has(place);
  }

  /**
   * The playerView of that name, with these seats; made where there is none.
   * @param seats who sits where, as the person at the playerView is told
   */
  playerView(name: string, seats: GameSeats): SharedPlayerView {
    const known = this.#views.get(name);
    known?.give(seats);
    const playerView = known ?? new SharedPlayerView(this.#playtest, seats);
    this.#views.set(name, playerView);
    return playerView;
  }

  /** Somebody has gone. */
  leave(name: string): void {
    this.#views.delete(name);
  }

  /** Gives the seats of computer players. */
  seat(seats: GameSeats): void {
    for (const side of this.sides) {
      const seat = seats[side] ?? PERSON;
      if (this.#playtest.secrets.seats[side] !== seat) this.#playtest.setSeat(side, seat);
    }
  }

  /**
   * Does single commands for the player of these sides, one after the other, as long as they can be done and such a side
   * decides. What is done stands, whatever becomes of the rest: else somebody could look at dice and secrets, and have it
   * taken back, by adding what cannot be done. Given again they are not done again: they were meant for the position after
   * `at` commands.
   */
  perform(sides: readonly string[], at: number, commands: readonly WrittenCommand[]): SharedOutcome {
    const nothing = (text: string): SharedOutcome => ({ outcome: { kind: 'nobody', text }, added: [] });
    if (this.trouble !== null) return nothing(this.trouble);
    const moves = this.#moves;
    if (at !== moves) return this.#isGivenAgain(sides, at, commands) ? this.#done(moves) : nothing(STALE);
    if (commands.length === 0 || commands.length > MOST_COMMANDS) return nothing('That is no command.');
    const { deciding } = this.#playtest.secrets;
    if (deciding === null || !sides.includes(deciding)) return nothing(deciding === null ? OVER : NOT_YOURS);
    for (const command of commands) {
      if (!sides.includes(this.#playtest.secrets.deciding ?? '')) break;
      const outcome = this.#playtest.performSingle(command);
      if (outcome.kind === 'done') continue;
      if (this.#moves === moves) return { outcome, added: [] };
      break;
    }
    return this.#done(moves);
  }

  /** Lets computer players decide until a person must, the game is over, or so many milliseconds have passed. */
  compute(milliseconds: number): SharedOutcome {
    const moves = this.#moves;
    const end = performance.now() + milliseconds;
    let outcome: MoveOutcome;
    do outcome = this.#playtest.computerMove();
    while (outcome.kind === 'done' && performance.now() < end);
    return { outcome, added: this.#playtest.commandsAfter(moves) };
  }

  /** Takes over what was done elsewhere. False where it cannot be done here. */
  follow(commands: readonly WrittenCommand[]): boolean {
    const moves = this.#moves + commands.length;
    return commands.length === 0 || (this.#playtest.performAll(commands).kind === 'done' && this.#moves === moves);
  }

  /**
   * Why those who play these sides cannot put it on other rules together; null when they can. Whether a game could have
   * gone as it did under other rules tells of what is hidden: the player who hides something must be asked.
   */
  bound(sides: readonly string[]): string | null {
    if (this.state.over) return OVER;
    const { keepers } = this.#playtest.secrets;
    const areAllThere = this.sides.every((side) => sides.includes(side));
    return keepers.length > 0 && !areAllThere ? BOUND : null;
  }

  /** How it stands on another state of its package; null where not every command could be given. The game itself stays. */
  under(playable: Playable): SharedState | null {
    const game = { ...this.#game, commands: this.#playtest.commandsAfter(0) };
    const again = Playtest.load(this.#playable, recordOf(this.#playable, game)).playtest;
    again.recompiled(playable);
    const state = stateOf(again);
    return state.moves === this.#moves ? state : null;
  }

  /** The game as a file, seed and all: only once it is over. */
  save(): GameRecord | null {
    return this.state.over ? this.#playtest.save() : null;
  }

  get #moves(): number {
    return this.#playtest.line().length - 1;
  }

  /** What came of all that was done after so many moves. */
  #done(moves: number): SharedOutcome {
    const node = this.#playtest.line().at(-1) ?? 0;
    return { outcome: { kind: 'done', node }, added: this.#playtest.commandsAfter(moves) };
  }

  /** Whether all moves after the first `from` up to number `to` were made by these sides. */
  #areOf(sides: readonly string[], from: number, to: number): boolean {
    const moves = new Map(this.#playtest.moves().map((move) => [move.id, move]));
    const line = this.#playtest.line().slice(from + 1, to + 1);
    return line.every((id) => sides.includes(moves.get(id)?.side ?? ''));
  }

  /**
   * Whether it is what was done then, by the same side, as far as it could be done: an answer that was lost on its way is
   * asked for again.
   */
  #isGivenAgain(sides: readonly string[], at: number, commands: readonly WrittenCommand[]): boolean {
    if (commands.length === 0 || !Number.isInteger(at) || at < 0) return false;
    const [given] = this.#playtest.commandsAfter(at);
    return JSON.stringify(given) === JSON.stringify(commands[0]) && this.#areOf(sides, at, at + 1);
  }
}

const OVER = 'The game is over.';
const STALE = 'The game had gone on when this arrived. Look at it as it stands now, and decide again.';
const GONE = 'What was played cannot be played again by this server. Nothing is lost: tell the person who runs it.';
const BOUND = 'Where sides hide something from each other, people must sit at all seats to agree on other rules.';
const NOT_YOURS = 'Another seat decides now.';

function stateOf(playtest: Playtest): SharedState {
  const { move, turn, over, score } = playtest.view({ viewers: [], foretells: false });
  return { moves: move, turn, deciding: playtest.secrets.deciding, over, text: score.text };
}

function recordOf(
  { game }: Playable,
  { seed, fair, position, options, commands, seats }: SharedGameRecord,
): GameRecord {
  return {
    format: RECORD_FORMAT,
    package: game.id,
    packageHash: game.hash,
    seed,
    seats,
    options,
    ...(position === null ? {} : { position }),
    commands,
    ...(fair === undefined ? {} : { fair, seeds: seedsOfRounds(fair) }),
  };
}
