/**
 * All games, loaded before anything else: for programs. The worker of a page calls `loadGames` instead: what it is sent
 * while a module waits would be lost.
 */
import { type Games, loadGames } from './loaded-games.ts';

export const games: Games = await loadGames();
