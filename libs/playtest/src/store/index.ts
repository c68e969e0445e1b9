export { engineDigest } from './engine-digest.ts';
export { type GameSource, type GameStore, sourceKey } from './game-store.ts';
export { isDatabase, openGames } from './open-games.ts';
