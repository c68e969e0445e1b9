/** One screen at a game: whose eyes it has, what it has been told already, and what it may ask. */
import { type Perspective, UMPIRE, isPassed, perspective, EVERYONE } from '../live/perspective.ts';
import type { Playtest } from '../live/playtest.ts';
import { type MoveView, PERSON, type GameSeats, type GameView } from '../live/game-view.ts';
import type { PositionQuestionName, Questions, SnapshotUpdate } from './protocol.ts';

type PositionAnswers = {
  readonly [Name in PositionQuestionName]: (...args: Questions[Name]['args']) => Questions[Name]['answer'];
};

/** What both sorts of views have in common. */
export abstract class PlayerView {
  readonly game: Playtest;
  /** The moves as the screen has them. */
  #known = new Map<number, MoveView>();
  /** What may be asked about the position. */
  readonly looks: PositionAnswers;

  constructor(game: Playtest) {
    this.game = game;
    this.looks = {
      reach: (piece) => (this.isAsked() ? game.reach(piece) : null),
      candidates: (query) => (this.isAsked() ? game.candidates(query) : []),
      whyNot: (piece, place) => (this.isAsked() ? game.whyNot(piece, place) : null),
      // Odds at the end of a way would tell what the way comes upon: they are given only to those who may know.
      odds: (command, way) =>
        this.isAsked() && (way.length === 0 || this.look().seat === UMPIRE) ? game.odds(command, way) : null,
      sight: (from, to) => game.sight(from, to),
      influences: (piece) => game.influences(piece),
    };
  }

  /** Whose eyes the screen has now. */
  abstract look(): Perspective;

  /** Who sits where, as this screen is told. */
  protected abstract seats(): GameSeats;

  /** Whether what can be done now is for this screen to know. */
  protected abstract isAsked(): boolean;

  /** Whether several persons share the screen who must not all see everything. */
  protected abstract isPassed(): boolean;

  /** What of the view only this sort of playerView says otherwise. */
  protected adjusted(view: GameView): GameView {
    return view;
  }

  /** Has the screen be told everything anew. */
  forget(): void {
    this.#known = new Map();
  }

  /** How the game stands, with the moves that are new to this screen. */
  snapshot(): SnapshotUpdate {
    const { game } = this;
    const all = this.#known.size === 0;
    const shows = this.look();
    const changed = game.moves().filter((move) => this.#known.get(move.id) !== move);
    for (const move of changed) this.#known.set(move.id, move);
    const moves = shows.foretells ? changed : changed.map((move) => ({ ...move, hash: '' }));
    const seats = this.seats();
    const seen = game.view(shows);
    const seat = seen.prompt.side === null ? null : (seats[seen.prompt.side] ?? PERSON);
    const view = this.adjusted({ ...seen, seats, seat });
    const choices = view.seat === PERSON ? game.choices() : [];
    return { view, ...game.manners, isPassed: this.isPassed(), shows, choices, line: game.line(), moves, all };
  }
}

/** What the log says when an umpire has sat down. */
const UMPIRE_SHOWN = 'An umpire was shown everything that is hidden.';

/** The only screen of a game: the person at it does with the game as they like. */
export class OwnPlayerView extends PlayerView {
  #asked = EVERYONE;

  /**
   * Sets the screen at a seat. That everything is shown to an umpire where one side hides something from another is written
   * into the log of the game: so that everybody who plays it knows.
   */
  sit(seat: string): void {
    const { game } = this;
    if (seat === UMPIRE && isPassed(game.secrets) && this.look().seat !== UMPIRE) game.witness(UMPIRE_SHOWN);
    this.#asked = seat;
  }

  /** A seat is left when another person must decide, and where nothing is hidden: it is taken again when something is. */
  look(): Perspective {
    const shows = perspective(this.#asked, this.game.secrets);
    if (this.#asked !== UMPIRE) this.#asked = shows.seat === UMPIRE ? EVERYONE : shows.seat;
    return shows;
  }

  protected seats(): GameSeats {
    return this.game.secrets.seats;
  }

  protected isAsked(): boolean {
    return true;
  }

  protected isPassed(): boolean {
    return isPassed(this.game.secrets);
  }
}

/**
 * One of several screens at a game that a referee holds. It is shown what those sides see whose seats are its own, never
 * what foretells the dice, and does no more than look: commands are given to the referee.
 */
export class SharedPlayerView extends PlayerView {
  #seats: GameSeats;

  /** @param seats who sits where, as this screen is told: {@link PERSON} is the person at it */
  constructor(game: Playtest, seats: GameSeats) {
    super(game);
    this.#seats = seats;
  }

  /** Gives the seats anew. */
  give(seats: GameSeats): void {
    this.#seats = seats;
  }

  /** Ids of the sides that the person at the screen plays. */
  get own(): readonly string[] {
    return this.game.secrets.sides.filter((side) => this.#seats[side] === PERSON);
  }

  look(): Perspective {
    const { sides, keepers, over } = this.game.secrets;
    const { own } = this;
    if (keepers.length === 0 || over) return { seat: UMPIRE, viewers: sides, foretells: false };
    return { seat: own[0] ?? EVERYONE, viewers: own, foretells: false };
  }

  protected seats(): GameSeats {
    return this.#seats;
  }

  protected isAsked(): boolean {
    const { deciding } = this.game.secrets;
    return deciding !== null && this.own.includes(deciding);
  }

  protected isPassed(): boolean {
    return false;
  }

  /** What has been done is done; what can be chosen in a contest is for the one who chooses. */
  protected override adjusted(view: GameView): GameView {
    const { contest } = view;
    const isAsked = this.isAsked();
    const isOthers = contest !== null && !isAsked;
    return {
      ...view,
      // It follows from the position at which the game began, hidden pieces too, and from few enough to be searched.
      packageHash: '',
      canUndo: false,
      canRedo: false,
      contest: isOthers ? { ...contest, plan: null } : contest,
    };
  }
}
