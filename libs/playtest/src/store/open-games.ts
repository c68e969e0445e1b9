import type { GameStore } from './game-store.ts';

/** Opens the games of a file, or of a PostgreSQL at an address. Rejects where that cannot be. */
export async function openGames(place: string): Promise<GameStore> {
  if (isDatabase(place)) {
    const { PostgresGames } = await import('./postgres-games.ts');
    return PostgresGames.open(place);
  }
  const { SqliteGames } = await import('./sqlite-games.ts');
  return new SqliteGames(place);
}

/** Whether games are kept in PostgreSQL there, not in a file. */
export function isDatabase(place: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(place);
}
