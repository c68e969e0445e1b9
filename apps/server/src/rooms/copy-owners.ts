import { textIn, type Database } from '../storage/database.ts';
import { BEYOND_ALL, FIRST_OWN_COPY, FIRST_MATERIALISING } from './copy-numbers.ts';

/** Copies of one document that one visitor may have written in: each page that is loaded is one. */
const MOST_OF_ONE = 5000;

/**
 * To whom the copies of a document belong: each page writes under a number of its own, and everybody can see it. Anyone who
 * was the first to speak under a number keeps it, over restarts and on all servers, until the document is made anew.
 * Otherwise somebody could write what another person is about to write, who would then be taken to have sent it already.
 */
export class CopyOwners {
  readonly #database: Database;
  readonly #project: string;
  readonly #known = new Map<number, string>();

  constructor(database: Database, project: string) {
    this.#database = database;
    this.#project = project;
  }

  /** Gives a visitor those of some copies that are nobody's; resolves to those that are somebody else's. */
  async claim(copies: Iterable<number>, visitor: string): Promise<ReadonlySet<number>> {
    const others = new Set<number>();
    for (const copy of copies) {
      if ((await this.#ownerOf(copy, visitor)) !== visitor) others.add(copy);
    }
    return others;
  }

  async #ownerOf(copy: number, visitor: string): Promise<string | null> {
    const isServers = copy >= FIRST_OWN_COPY && copy < FIRST_MATERIALISING;
    if (isServers || copy >= BEYOND_ALL) return null;
    const known = this.#known.get(copy);
    if (known !== undefined) return known;
    await this.#database.query(
      `INSERT INTO copies (project, copy, visitor) SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT)
       WHERE (SELECT count(*) FROM copies WHERE project = $1 AND visitor = $3) < $4 ON CONFLICT DO NOTHING`,
      [this.#project, copy, visitor, MOST_OF_ONE],
    );
    const [row] = await this.#database.query('SELECT visitor FROM copies WHERE project = $1 AND copy = $2', [
      this.#project,
      copy,
    ]);
    const owner = textIn(row, 'visitor');
    if (owner !== null) this.#known.set(copy, owner);
    return owner;
  }
}
