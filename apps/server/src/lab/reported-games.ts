/** Games of the lab as members of a project report them: each word stands beside its speaker, and nobody can write over another's. */
import { createHash } from 'node:crypto';
import { type Database, numberIn, textIn } from '../storage/database.ts';

/** Games of one project that are kept; of more, those that were reported first go. */
const MOST = 50_000;

/** A game, and who says that it went so. */
export interface ReportedGame {
  readonly seed: number;
  /** The result as it was reported, as JSON. */
  readonly result: string;
  readonly by: { readonly id: string; readonly name: string };
}

/** See above. */
export class ReportedGames {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** What is said of the games of a source on `count` seeds from `first` on, by all who have told of any. */
  async find(project: string, source: string, first: number, count: number): Promise<readonly ReportedGame[]> {
    const rows = await this.#database.query(
      `SELECT seed, result, person, name FROM lab_games
         WHERE project = $1 AND source = $2 AND seed >= $3 AND seed < $4 ORDER BY seed, person`,
      [project, nameOf(source), first, first + count],
    );
    return rows.map((row) => ({
      seed: numberIn(row, 'seed'),
      result: textIn(row, 'result') ?? '',
      by: { id: textIn(row, 'person') ?? '', name: textIn(row, 'name') ?? '' },
    }));
  }

  /** Keeps what a person says of games; what they said of the same games before is forgotten. */
  async keep(
    project: string,
    source: string,
    by: ReportedGame['by'],
    games: readonly Pick<ReportedGame, 'seed' | 'result'>[],
  ): Promise<void> {
    const now = Date.now();
    await this.#database.transaction(async ({ query }) => {
      for (const { seed, result } of games) {
        await query(
          `INSERT INTO lab_games (project, source, seed, person, name, result, made) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (project, source, seed, person) DO UPDATE SET result = excluded.result, made = excluded.made`,
          [project, nameOf(source), seed, by.id, by.name, result, now],
        );
      }
      const [row] = await query('SELECT count(*) AS count FROM lab_games WHERE project = $1', [project]);
      const surplus = numberIn(row, 'count') - MOST;
      if (surplus <= 0) return;
      const [last] = await query('SELECT made FROM lab_games WHERE project = $1 ORDER BY made LIMIT 1 OFFSET $2', [
        project,
        surplus,
      ]);
      await query('DELETE FROM lab_games WHERE project = $1 AND made < $2', [project, numberIn(last, 'made')]);
    });
  }
}

/** Sources are long: packages, players and code. */
function nameOf(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}
