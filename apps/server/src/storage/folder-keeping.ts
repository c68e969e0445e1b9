import { numberIn, type Database, type Queries } from './database.ts';

/** Thrown where another keeper of the folder has begun: nothing that this one still wants counts. */
export class FolderLost extends Error {
  constructor(project: string) {
    super(`The folder of ${project} is kept by another server now.`);
    this.name = 'FolderLost';
  }
}

/**
 * The right to keep the folder of a project in step. A lease alone does not do: a server whose connection to the database is
 * gone, or that was stopped for a while, does not know that it has lost it. So each keeper gets a number, and whatever it
 * does is done in one transaction with looking whether that is still the highest.
 */
export class FolderKeeping {
  readonly project: string;
  /** The number of this keeper. */
  readonly token: number;
  readonly database: Database;
  #isLost = false;

  private constructor(database: Database, project: string, token: number) {
    this.database = database;
    this.project = project;
    this.token = token;
  }

  /** Begins; from now on, the former keeper of the folder is refused. */
  static async begin(database: Database, project: string): Promise<FolderKeeping> {
    const [row] = await database.query(
      `INSERT INTO keepers (project, token) VALUES ($1, 1)
       ON CONFLICT (project) DO UPDATE SET token = keepers.token + 1 RETURNING token`,
      [project],
    );
    return new FolderKeeping(database, project, numberIn(row, 'token'));
  }

  /** Whether another keeper is known to have begun. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Does several things or none of them, and none where another keeper has begun: throws {@link FolderLost}. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.database.transaction(async (queries) => {
      const { forUpdate } = this.database;
      // The next one waits until this is done.
      const [row] = await queries.query(`SELECT token FROM keepers WHERE project = $1${forUpdate}`, [this.project]);
      if (numberIn(row, 'token') !== this.token) {
        this.#isLost = true;
        throw new FolderLost(this.project);
      }
      return work(queries);
    });
  }
}
