import { numberIn, type Database } from '../storage/database.ts';

/** Milliseconds in which attempts are counted together. */
const WINDOW = 15 * 60_000;

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

/** What is tried, and by whom. */
export type Subjects = Readonly<Partial<Record<keyof typeof MOST, string>>>;

/** Counts what fails, for all servers together, so that nobody finds a password by trying. */
export class Attempts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Counts an attempt, before it is made: many at once help nobody.
   * @returns milliseconds to wait before anything more is tried; 0 if this one may be made
   */
  async begin(subjects: Subjects): Promise<number> {
    for (const [kind, subject] of entriesOf(subjects)) {
      const { now } = this.#database;
      const [row] = await this.#database.query(
        `INSERT INTO attempts (subject, failures, since) VALUES ($1, 1, ${now})
         ON CONFLICT (subject) DO UPDATE SET
           failures = CASE WHEN attempts.since < ${now} - ${WINDOW} THEN 1 ELSE attempts.failures + 1 END,
           since = CASE WHEN attempts.since < ${now} - ${WINDOW} THEN ${now} ELSE attempts.since END
         RETURNING failures, since + ${WINDOW} - ${now} AS remaining`,
        [`${kind}:${subject}`],
      );
      if (numberIn(row, 'failures') > MOST[kind]) return Math.max(numberIn(row, 'remaining'), 1);
    }
    return 0;
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
