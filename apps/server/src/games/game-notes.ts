/** What people pin to the moves of a game: for themselves while it goes on, since it may say what they hide. */
import type { GameNote, GameStore, StoredGame } from './game-store.ts';
import { sidesOf } from './seats.ts';

/** Notes of one person on one game. */
const MOST = 200;

const NOT_AT_IT = 'Only those who sit at the game write notes on it.';
const OVER = 'The game is over, and its notes are open to all. Save it as a file to write more.';
const NO_MOVE = 'There is no such move yet.';
const TOO_MANY = `You have ${MOST} notes on this game. Take one away first.`;

/** The notes on one game. */
export class GameNotes {
  readonly #store: GameStore;
  /** As they were read; those that are written elsewhere are read when somebody opens the game, and at its end. */
  #read: { readonly isOver: boolean; readonly notes: readonly GameNote[] } | null = null;

  constructor(store: GameStore) {
    this.#store = store;
  }

  /** They are to be read anew. */
  forget(): void {
    this.#read = null;
  }

  /** Keeps a note. @returns why not, in plain words; null where it is done */
  async pin(game: StoredGame, note: GameNote): Promise<string | null> {
    const { person, move, text } = note;
    if (person === '' || sidesOf(game.seats, person).length === 0) return NOT_AT_IT;
    if (game.isOver) return OVER;
    if (move > game.moves) return NO_MOVE;
    const own = (await this.#store.notes(game)).filter((one) => one.person === person && one.move !== move);
    if (text !== '' && own.length >= MOST) return TOO_MANY;
    await this.#store.note(game, note);
    this.forget();
    return null;
  }

  /** What somebody may read, by the number of commands: their own, and when the game is over those of all. */
  async toldTo(game: StoredGame, person: string): Promise<Readonly<Record<string, string>>> {
    if (this.#read?.isOver !== game.isOver) {
      this.#read = { isOver: game.isOver, notes: await this.#store.notes(game) };
    }
    const told: Record<string, string> = {};
    for (const note of this.#read.notes) {
      if (game.isOver) {
        const before = told[note.move] === undefined ? '' : `${told[note.move]}\n`;
        told[note.move] = `${before}${note.name}: ${note.text}`;
      } else if (person !== '' && note.person === person) told[note.move] = note.text;
    }
    return told;
  }
}
