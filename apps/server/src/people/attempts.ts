import { numberIn, type Database } from '../storage/database.ts';
import { LongWork } from '../rooms/long-work.ts';
import { Accounting } from './charges.ts';

/** Milliseconds in which attempts are counted together. */
const WINDOW = 15 * 60_000;
/** Milliseconds to wait where there may be room again at any time. */
const SOON = 60_000;

/**
 * How often something may fail in that time before nothing more is tried, in the order in which it is asked: what one of
 * these stops is not counted for those after it. Else one address alone could use up what an account has for everybody,
 * and a flood of names would fill the table.
 */
const MOST = {
  /** A browser in which somebody has signed in before: nothing that others do is counted with it. */
  device: 10,
  /** Anything from one address. */
  address: 60,
  /** One account from one address. */
  'one-account': 5,
  /** One account from anywhere: high, so that nobody can shut out somebody else with ease. */
  account: 50,
} as const;

/** Attempts of one address at this server, also those that do not fail: each is written down, and takes the others' time. */
const OF_ADDRESS = { burst: 200, lasting: 1 } as const;

/** What is tried, and by whom. */
export type Subjects = Readonly<Partial<Record<keyof typeof MOST, string>>>;

/** Counts what fails, for all servers together, so that nobody finds a password by trying. */
export class Attempts {
  readonly #database: Database;
  readonly #accounting = new Accounting();
  readonly #longWork = new LongWork();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Counts an attempt, before it is made: many at once help nobody. Of one person they are counted one after the other, in
   * turn with those of others, so that however many come they take one connection to the database and nobody's time. One too
   * many is not written down again, or a flood of them would hold up everybody.
   * @returns milliseconds to wait before anything more is tried; 0 if this one may be made
   */
  async begin(subjects: Subjects): Promise<number> {
    const { address } = subjects;
    if (address !== undefined && !this.#accounting.allows(address, OF_ADDRESS, performance.now())) return SOON;
    const [[, payer] = []] = entriesOf(subjects);
    if (payer === undefined) return 0;
    return this.#longWork.alone(payer, async () => {
      await this.#longWork.turn(payer);
      return this.#count(subjects);
    });
  }

  /** Counts an attempt. @returns milliseconds to wait; 0 if it may be made */
  async #count(subjects: Subjects): Promise<number> {
    for (const [kind, subject] of entriesOf(subjects)) {
      const { now } = this.#database;
      const [row] = await this.#database.query(
        `INSERT INTO attempts (subject, failures, since) VALUES ($1, 1, ${now})
         ON CONFLICT (subject) DO UPDATE SET
           failures = CASE WHEN attempts.since < ${now} - ${WINDOW} THEN 1 ELSE attempts.failures + 1 END,
           since = CASE WHEN attempts.since < ${now} - ${WINDOW} THEN ${now} ELSE attempts.since END
         WHERE attempts.failures <= ${MOST[kind]} OR attempts.since < ${now} - ${WINDOW}
         RETURNING failures, since + ${WINDOW} - ${now} AS remaining`,
        [`${kind}:${subject}`],
      );
      if (row === undefined) return this.#remaining(`${kind}:${subject}`);
      if (numberIn(row, 'failures') > MOST[kind]) return Math.max(numberIn(row, 'remaining'), 1);
    }
    return 0;
  }

  /** Milliseconds to wait for what has failed too often. */
  async #remaining(subject: string): Promise<number> {
    const [row] = await this.#database.query(
      `SELECT since + ${WINDOW} - ${this.#database.now} AS remaining FROM attempts WHERE subject = $1`,
      [subject],
    );
    return row === undefined ? SOON : Math.max(numberIn(row, 'remaining'), 1);
  }

  /** What was begun has not failed. */
  async succeeded(subjects: Subjects): Promise<void> {
    for (const [kind, subject] of entriesOf(subjects)) {
      if (kind === 'address')
        await this.#database.query('UPDATE attempts SET failures = failures - 1 WHERE subject = $1', [
          `${kind}:${subject}`,
        ]);
      else await this.#database.query('DELETE FROM attempts WHERE subject = $1', [`${kind}:${subject}`]);
    }
  }

  /** Forgets what was long ago. */
  async forgetOld(): Promise<void> {
    await this.#database.query(`DELETE FROM attempts WHERE since < ${this.#database.now} - ${WINDOW}`);
  }
}

function entriesOf(subjects: Subjects): readonly (readonly [keyof typeof MOST, string])[] {
  return (Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((kind) => {
    const subject = subjects[kind];
    return subject === undefined ? [] : [[kind, subject] as const];
  });
}
