import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { isCasePath, type CaseFile, type PackageChain } from '@hexwright/model';
import type { SharedState } from '@hexwright/playtest/shared';
import type { WrittenCommand } from '@hexwright/playtest';
import { bytesIn, numberIn, textIn, type Database, type Row } from '../storage/database.ts';
import type { KeptDice } from './dice-shares.ts';
import { heldWith, type HeldSeats } from './held-seats.ts';
import type { Seats } from './seats.ts';

/** A game as it is kept, but for its commands. */
export interface StoredGame {
  readonly project: string;
  readonly id: string;
  readonly package: string;
  readonly name: string;
  /** Names the texts of the packages that it is played on. */
  readonly texts: string;
  /** Nobody is told it. What dice fall by where `dice` is null. */
  readonly seed: number;
  /** Nobody is told the secret in it before the game is over. */
  readonly dice: KeptDice | null;
  readonly position: CaseFile | null;
  /** Choices in place of the package's own, by option. */
  readonly options: Readonly<Record<string, string>>;
  readonly seats: Seats;
  /** Who has ever sat where; of a game from an earlier version only those since. */
  readonly held: HeldSeats;
  readonly offer: RulesOffer | null;
  /** Who began it. */
  readonly by: string;
  /** Another one whenever the commands are not a continuation of those before. */
  readonly edition: number;
  readonly moves: number;
  readonly turn: number;
  /** Id of the side that decides; '' when none does. */
  readonly deciding: string;
  readonly isOver: boolean;
  /** Milliseconds since 1970, by the clock of the database. */
  readonly updated: number;
}

/** Other rules that somebody has offered to those at a game. */
export interface RulesOffer {
  /** Names their texts. */
  readonly texts: string;
  readonly by: string;
  /** The files that differ, as `package/file`. */
  readonly files: readonly string[];
  /** Ids of those who have agreed. */
  readonly agreed: readonly string[];
}

/** What somebody has pinned to a game after so many commands. */
export interface GameNote {
  readonly move: number;
  readonly person: string;
  /** What they are called. */
  readonly name: string;
  readonly text: string;
}

/** What a game begins with. */
export type NewGame = Pick<
  StoredGame,
  'project' | 'id' | 'package' | 'name' | 'seed' | 'dice' | 'position' | 'options' | 'seats' | 'by'
>;

const COLUMNS =
  'project, id, package, name, texts, seed, dice, position, options, seats, held, offer, made_by, edition, moves, turn, deciding, status, updated';

/** The games of all projects. What was done is only ever added to, under numbers without a gap. */
export class GameStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The games of a project, those that were played last first. */
  async list(project: string): Promise<StoredGame[]> {
    const sql = `SELECT ${COLUMNS} FROM games WHERE project = $1 ORDER BY updated DESC, id`;
    return (await this.#database.query(sql, [project])).map(gameOf);
  }

  /** A game; null where there is none. */
  async find(project: string, id: string): Promise<StoredGame | null> {
    const sql = `SELECT ${COLUMNS} FROM games WHERE project = $1 AND id = $2`;
    const [row] = await this.#database.query(sql, [project, id]);
    return row === undefined ? null : gameOf(row);
  }

  /** Keeps a new game, on the texts it is played on. */
  async begin(game: NewGame, chain: PackageChain, state: SharedState): Promise<void> {
    const { project, id, name, seed, dice, position, options, seats, by } = game;
    const { hash, body } = packed(chain);
    await this.#database.transaction(async ({ query }) => {
      await query(KEEP_TEXTS, [project, hash, body]);
      await query(
        `INSERT INTO games (project, id, package, name, texts, seed, position, seats, made_by, edition, moves, turn,
           deciding, status, created, updated, dice, options, held)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, 0, $10, $11, $12, ${this.#database.now}, ${this.#database.now}, $13,
           $14, $15)`,
        [
          project,
          id,
          game.package,
          name,
          hash,
          seed,
          position === null ? '' : JSON.stringify(position),
          JSON.stringify(seats),
          by,
          ...columnsOf(state),
          diceText(dice),
          JSON.stringify(options),
          JSON.stringify(heldWith({}, seats)),
        ],
      );
    });
  }

  /** The texts of the packages that a game is played on, or that are offered to it. */
  async texts({ project }: StoredGame, texts: string): Promise<PackageChain> {
    const [row] = await this.#database.query('SELECT body FROM game_texts WHERE project = $1 AND hash = $2', [
      project,
      texts,
    ]);
    const body = bytesIn(row, 'body');
    if (body === null) throw new Error(`The texts ${texts} of a game are gone.`);
    const sources = JSON.parse(inflateSync(body).toString('utf8')) as readonly [string, readonly [string, string][]][];
    return sources.map(([id, files]) => ({ id, files: new Map(files) }));
  }

  /** The commands of a game after the first so many. */
  async commands(project: string, id: string, after: number): Promise<WrittenCommand[]> {
    const rows = await this.#database.query(
      'SELECT command FROM game_moves WHERE project = $1 AND game = $2 AND number > $3 ORDER BY number',
      [project, id, after],
    );
    return rows.map((row) => JSON.parse(textIn(row, 'command') ?? '{}') as WrittenCommand);
  }

  /**
   * Adds commands to a game that is still as it is taken to be: seats, dice, edition and number of moves.
   * @returns false where it is not, and nothing was added
   */
  async append(game: StoredGame, commands: readonly WrittenCommand[], state: SharedState): Promise<boolean> {
    const { project, id, seats, dice, edition, moves } = game;
    return this.#database.transaction(async ({ query }) => {
      const changed = await query(
        `UPDATE games SET moves = $7, turn = $8, deciding = $9, status = $10, updated = ${this.#database.now}
         WHERE project = $1 AND id = $2 AND edition = $3 AND moves = $4 AND seats = $5 AND dice = $6 RETURNING id`,
        [
          project,
          id,
          edition,
          moves,
          JSON.stringify(seats),
          diceText(dice),
          moves + commands.length,
          ...columnsOf(state),
        ],
      );
      if (changed.length === 0) return false;
      for (const [index, command] of commands.entries()) {
        await query('INSERT INTO game_moves (project, game, number, command) VALUES ($1, $2, $3, $4)', [
          project,
          id,
          moves + index + 1,
          JSON.stringify(command),
        ]);
      }
      return true;
    });
  }

  /**
   * Gives the seats anew, with what that does to the dice, and remembers who sits there. False where somebody else has done
   * so meanwhile, also where all sit as before by now.
   */
  async seat({ project, id, seats, held, dice }: StoredGame, given: Seats, after: KeptDice | null): Promise<boolean> {
    const now = heldWith(heldWith(held, seats), given);
    const rows = await this.#database.query(
      `UPDATE games SET seats = $6, dice = $7, held = $8
       WHERE project = $1 AND id = $2 AND seats = $3 AND dice = $4 AND held = $5 RETURNING id`,
      [
        project,
        id,
        JSON.stringify(seats),
        diceText(dice),
        JSON.stringify(held),
        JSON.stringify(given),
        diceText(after),
        JSON.stringify(now),
      ],
    );
    return rows.length > 0;
  }

  /**
   * Keeps what has been thrown in for the dice. Where they fall by another key from now on, the game is to be opened anew.
   * @returns false where the game is not as it is taken to be any more
   */
  async throwIn({ project, id, seats, dice, edition, moves }: StoredGame, after: KeptDice): Promise<boolean> {
    const next = after.rounds === dice?.rounds ? edition : edition + 1;
    const rows = await this.#database.query(
      `UPDATE games SET dice = $7, edition = $8
       WHERE project = $1 AND id = $2 AND seats = $3 AND dice = $4 AND edition = $5 AND moves = $6 RETURNING id`,
      [project, id, JSON.stringify(seats), diceText(dice), edition, moves, diceText(after), next],
    );
    return rows.length > 0;
  }

  /**
   * Keeps what is offered to a game, with its texts where they are new; null takes an offer back.
   * @returns false where the game is not as it is taken to be any more
   */
  async offer(
    { project, id, seats, offer }: StoredGame,
    now: RulesOffer | null,
    chain?: PackageChain,
  ): Promise<boolean> {
    return this.#database.transaction(async ({ query }) => {
      const changed = await query(
        `UPDATE games SET offer = $5, offered = $6
         WHERE project = $1 AND id = $2 AND seats = $3 AND offer = $4 RETURNING id`,
        [project, id, JSON.stringify(seats), offerText(offer), offerText(now), now?.texts ?? ''],
      );
      if (changed.length === 0) return false;
      if (chain !== undefined) {
        const { hash, body } = packed(chain);
        await query(KEEP_TEXTS, [project, hash, body]);
      }
      await query(FORGET_TEXTS, [project]);
      return true;
    });
  }

  /**
   * Puts a game on the texts that were offered to it, on which all of its commands could be given again.
   * @returns false where the game is not as it is taken to be any more
   */
  async changeRules({ project, id, edition, moves, offer }: StoredGame, state: SharedState): Promise<boolean> {
    return this.#database.transaction(async ({ query }) => {
      const changed = await query(
        `UPDATE games SET texts = offered, offer = '', offered = '', edition = edition + 1, turn = $6, deciding = $7,
           status = $8, updated = ${this.#database.now}
         WHERE project = $1 AND id = $2 AND edition = $3 AND moves = $4 AND offer = $5 AND offered <> '' RETURNING id`,
        [project, id, edition, moves, offerText(offer), ...columnsOf(state)],
      );
      if (changed.length > 0) await query(FORGET_TEXTS, [project]);
      return changed.length > 0;
    });
  }

  /** The notes on a game, in the order of the moves. */
  async notes({ project, id }: StoredGame): Promise<GameNote[]> {
    const rows = await this.#database.query(
      'SELECT number, person, name, text FROM game_notes WHERE project = $1 AND game = $2 ORDER BY number, person',
      [project, id],
    );
    return rows.map((row) => ({
      move: numberIn(row, 'number'),
      person: textIn(row, 'person') ?? '',
      name: textIn(row, 'name') ?? '',
      text: textIn(row, 'text') ?? '',
    }));
  }

  /** Keeps somebody's note on a game; one without a text is taken away. */
  async note({ project, id }: StoredGame, { move, person, name, text }: GameNote): Promise<void> {
    await this.#database.transaction(async ({ query }) => {
      const where = [project, id, move, person];
      await query('DELETE FROM game_notes WHERE project = $1 AND game = $2 AND number = $3 AND person = $4', where);
      if (text === '') return;
      await query(
        `INSERT INTO game_notes (project, game, number, person, name, text) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (project, game, number, person) DO UPDATE SET name = excluded.name, text = excluded.text`,
        [...where, name, text],
      );
    });
  }

  /** Throws a game away. */
  async drop(project: string, id: string): Promise<void> {
    await this.#database.transaction(async ({ query }) => {
      await query('DELETE FROM games WHERE project = $1 AND id = $2', [project, id]);
      await query('DELETE FROM game_moves WHERE project = $1 AND game = $2', [project, id]);
      await query('DELETE FROM game_notes WHERE project = $1 AND game = $2', [project, id]);
      await query(FORGET_TEXTS, [project]);
    });
  }
}

const KEEP_TEXTS = `INSERT INTO game_texts (project, hash, body) VALUES ($1, $2, $3)
  ON CONFLICT (project, hash) DO NOTHING`;
const FORGET_TEXTS = `DELETE FROM game_texts WHERE project = $1 AND hash NOT IN
  (SELECT texts FROM games WHERE project = $1 UNION SELECT offered FROM games WHERE project = $1)`;

const diceText = (dice: KeptDice | null): string => (dice === null ? '' : JSON.stringify(dice));

const offerText = (offer: RulesOffer | null): string => (offer === null ? '' : JSON.stringify(offer));

function columnsOf({ turn, deciding, over }: SharedState): [number, string, string] {
  return [turn, deciding ?? '', over ? 'over' : 'on'];
}

function gameOf(row: Row): StoredGame {
  const position = textIn(row, 'position') ?? '';
  const dice = textIn(row, 'dice') ?? '';
  const offer = textIn(row, 'offer') ?? '';
  return {
    project: textIn(row, 'project') ?? '',
    id: textIn(row, 'id') ?? '',
    package: textIn(row, 'package') ?? '',
    name: textIn(row, 'name') ?? '',
    texts: textIn(row, 'texts') ?? '',
    seed: numberIn(row, 'seed'),
    dice: dice === '' ? null : (JSON.parse(dice) as KeptDice),
    position: position === '' ? null : (JSON.parse(position) as CaseFile),
    options: JSON.parse(textIn(row, 'options') ?? '{}') as Readonly<Record<string, string>>,
    seats: JSON.parse(textIn(row, 'seats') ?? '{}') as Seats,
    held: JSON.parse(textIn(row, 'held') ?? '{}') as HeldSeats,
    offer: offer === '' ? null : (JSON.parse(offer) as RulesOffer),
    by: textIn(row, 'made_by') ?? '',
    edition: numberIn(row, 'edition'),
    moves: numberIn(row, 'moves'),
    turn: numberIn(row, 'turn'),
    deciding: textIn(row, 'deciding') ?? '',
    isOver: textIn(row, 'status') === 'over',
    updated: numberIn(row, 'updated'),
  };
}

/** The name under which texts are kept. */
export const nameOfTexts = (chain: PackageChain): string => packed(chain).hash;

/** The texts that a game needs, with the name under which they are kept. */
function packed(chain: PackageChain): { readonly hash: string; readonly body: Uint8Array } {
  const sources = chain.map(({ id, files }) => [id, [...files].filter(([file]) => !isCasePath(file))]);
  const text = JSON.stringify(sources);
  return { hash: createHash('sha256').update(text).digest('base64url').slice(0, 22), body: deflateSync(text) };
}
