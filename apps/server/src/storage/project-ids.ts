import path from 'node:path';
import { textIn, type Database } from './database.ts';

/** Words that addresses of the server begin with, and so no project's. */
const TAKEN: ReadonlySet<string> = new Set(['api', 'assets', 'sync']);

/**
 * The id of the project of a folder: a short word drawn from the folder's name, another for each folder. In a data folder,
 * folders are known by where they lie from there, so that both can be moved together; servers that share a database may
 * have them in different places, and know them by their names. So does a backup.
 */
export async function projectIdOf(database: Database, dataFolder: string, folder: string): Promise<string> {
  const place =
    database.kind === 'postgres'
      ? path.basename(path.resolve(folder))
      : path.relative(path.resolve(dataFolder), path.resolve(folder)).replaceAll(path.sep, '/');
  const word = wordOf(path.basename(path.resolve(folder)));
  for (let count = 1; ; count++) {
    const [known] = await database.query('SELECT id FROM projects WHERE folder = $1', [place]);
    const found = textIn(known, 'id') ?? (await restoredAs(database, place));
    if (found !== null) return found;
    const id = count === 1 ? word : `${word}-${count}`;
    // Another server may be at it too: the second one finds it in the next round.
    if (!TAKEN.has(id))
      await database.query('INSERT INTO projects (id, folder) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, place]);
  }
}

/** The id of a project that came out of a backup, where folders are known by their names. It is known by its place then. */
async function restoredAs(database: Database, place: string): Promise<string | null> {
  const [row] = await database.query('UPDATE projects SET folder = $2 WHERE folder = $1 RETURNING id', [
    nameOfPlace(place),
    place,
  ]);
  return textIn(row, 'id');
}

/** The name of a folder that is known by where it lies. */
export function nameOfPlace(place: string): string {
  return place.split('/').at(-1) ?? place;
}

function wordOf(name: string): string {
  const word = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return word === '' ? 'project' : word;
}
