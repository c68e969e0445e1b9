import { textIn, type Database } from '../storage/database.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Browsers that are known of one person; beyond, the one where they signed in longest ago is forgotten. */
const MOST_OF_PERSON = 20;
/** Milliseconds for which a browser is known after the last time somebody signed in there. */
export const DEVICE_LASTS = 365 * 24 * 3_600_000;

/** Browsers in which people have signed in. Anyone who tries passwords elsewhere does not shut them out there. */
export class Devices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Remembers a browser. @returns the secret by which it is known, which is kept nowhere else */
  async remember(person: string): Promise<string> {
    const secret = newSecret();
    await this.#database.query(
      `INSERT INTO devices (secret, person, expires) VALUES ($1, $2, ${this.#database.now} + $3)`,
      [hashOf(secret), person, DEVICE_LASTS],
    );
    await this.#database.query(
      `DELETE FROM devices WHERE person = $1 AND secret NOT IN
         (SELECT secret FROM devices WHERE person = $1 ORDER BY expires DESC LIMIT ${MOST_OF_PERSON})`,
      [person],
    );
    return secret;
  }

  /** Who has signed in at the browser with that secret; null for one that is not known. */
  async personAt(secret: string | null): Promise<string | null> {
    if (secret === null) return null;
    const [row] = await this.#database.query(
      `SELECT person FROM devices WHERE secret = $1 AND expires > ${this.#database.now}`,
      [hashOf(secret)],
    );
    return textIn(row, 'person');
  }

  /** Forgets one browser; another secret takes the place of this one. */
  async forget(secret: string): Promise<void> {
    await this.#database.query('DELETE FROM devices WHERE secret = $1', [hashOf(secret)]);
  }

  /** Forgets all browsers of a person. */
  async forgetAllOf(person: string): Promise<void> {
    await this.#database.query('DELETE FROM devices WHERE person = $1', [person]);
  }

  async forgetOld(): Promise<void> {
    await this.#database.query(`DELETE FROM devices WHERE expires < ${this.#database.now}`);
  }
}
