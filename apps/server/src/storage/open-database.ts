import type { Database } from './database.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/**
 * Opens the database of a server: PostgreSQL where there is an address of one, else a file in the data folder. Throws
 * `DataError`.
 *
 * @param cluster name of the servers that share a database: the tables are in a schema of this name
 */
export async function openDatabase(url: string | null, dataFolder: string, cluster: string): Promise<Database> {
  if (url === null) return new SqliteDatabase(dataFolder);
  // Most servers have none, and would read its driver at every start.
  const { PostgresDatabase } = await import('./postgres-database.ts');
  return PostgresDatabase.open(url, cluster);
}
